import type { AffinityGroup, Instance } from '@/api/generated/types'
import { MAX_AFFINITY_GROUPS_PER_INSTANCE } from '@/lib/limits'
import { rich, type RichText } from '@/lib/rich-text'
import { reasonCannot } from '../instances/rules'

/** The groups of a project that an instance is not in. */
export const groupsWithout = (
  all: readonly AffinityGroup[],
  joined: readonly AffinityGroup[],
): AffinityGroup[] => {
  const inside = new Set(joined.map(({ id }) => id))
  return all.filter(({ id }) => !inside.has(id))
}

/** Why an instance cannot be added to any group of a kind now, or undefined. */
export const reasonCannotJoinAny = (
  { runState }: Pick<Instance, 'runState'>,
  all: readonly AffinityGroup[],
  joined: readonly AffinityGroup[],
  noun: string,
): RichText | undefined => {
  const reason = reasonCannot(runState, 'joinAffinityGroup')
  if (reason) return reason
  if (all.length === 0) return rich`The project has no ${noun}s`
  if (groupsWithout(all, joined).length === 0)
    return rich`The instance is in all ${noun}s of the project already`
  return joined.length >= MAX_AFFINITY_GROUPS_PER_INSTANCE
    ? rich`An instance can be in at most ${String(MAX_AFFINITY_GROUPS_PER_INSTANCE)} ${noun}s`
    : undefined
}
