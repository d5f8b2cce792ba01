import type { AffinityGroupMember, Instance } from '@/api/generated/types'
import { MAX_AFFINITY_GROUP_MEMBERS } from '@/lib/limits'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { reasonCannot } from '../instances/rules'

/** The members that are instances: newer servers may have members of other kinds. */
export const instanceMembers = (
  members: readonly AffinityGroupMember[],
): readonly AffinityGroupMember[] => members.filter(({ type }) => type === 'instance')

/** The instances of a project that are not in the group. */
export const notInGroup = (
  instances: readonly Instance[],
  members: readonly AffinityGroupMember[],
): Instance[] => {
  const inside = new Set(instanceMembers(members).map(({ value }) => value.id))
  return instances.filter(({ id }) => !inside.has(id))
}

/** Why no instance can be added to a group of that kind, or undefined. */
export const reasonNoneCanJoin = (
  instances: readonly Instance[],
  members: readonly AffinityGroupMember[],
  noun: string,
): RichText | undefined => {
  if (members.length >= MAX_AFFINITY_GROUP_MEMBERS)
    return rich`The ${noun} has the maximum of ${String(MAX_AFFINITY_GROUP_MEMBERS)} members`
  if (instances.length === 0) return rich`The project has no instances`
  return notInGroup(instances, members).length === 0
    ? rich`All instances of the project are already members`
    : undefined
}

/** Why this instance cannot be added to a group now: it already has a place on a sled. */
export const reasonCannotJoin = ({ name, runState }: Pick<Instance, 'name' | 'runState'>) =>
  reasonCannot(runState, 'joinAffinityGroup') &&
  rich`The instance ${emphasis(name)} is ${emphasis(runState)}. Stop it first: only ${emphasis('stopped')} instances can be added to a group.`

interface Removal {
  instance: string
  noun: string
  group: string
}

/** The confirmation of removing an instance from a group. */
export const removalQuestion = ({ instance, noun, group }: Removal) => ({
  text: rich`Are you sure you want to remove the instance ${emphasis(instance)} from the ${noun} ${emphasis(group)}?`,
  consequences: rich`The instance keeps running where it is. The group no longer affects where it starts.`,
})
