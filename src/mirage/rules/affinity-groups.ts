import { MAX_AFFINITY_GROUP_MEMBERS, MAX_AFFINITY_GROUPS_PER_INSTANCE } from '@/lib/limits'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import type { AffinityGroupRecord, AffinityMemberRecord, InstanceRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail, type ObjectType } from '../server/errors'
import type { Table } from '../server/table'
import type { BackendState } from '../server/backend-state'

/** How affinity and anti-affinity groups differ. */
export interface GroupKind {
  /** For messages. */
  readonly thing: string
  readonly lookupName: 'affinityGroup' | 'antiAffinityGroup'
  readonly type: ObjectType
  readonly memberType: ObjectType
  groups(db: Db): Table<AffinityGroupRecord>
  members(db: Db): Table<AffinityMemberRecord, 'instance'>
}

export const affinity: GroupKind = {
  thing: 'affinity group',
  lookupName: 'affinityGroup',
  type: 'affinity-group',
  memberType: 'affinity-group-member',
  groups: db => db.affinityGroups,
  members: db => db.affinityMembers,
}

export const antiAffinity: GroupKind = {
  thing: 'anti-affinity group',
  lookupName: 'antiAffinityGroup',
  type: 'anti-affinity-group',
  memberType: 'anti-affinity-group-member',
  groups: db => db.antiAffinityGroups,
  members: db => db.antiAffinityMembers,
}

/** Run states in which the instance has no sled, so that a group can still affect its placement. */
const unplacedStates: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>([
  'creating',
  'stopped',
  'failed',
])

type Group = Pick<AffinityGroupRecord, 'id' | 'name'>

const requireRoomInGroup = (db: Db, { thing, members }: GroupKind, { id, name }: Group) => {
  if (members(db).in(id).length >= MAX_AFFINITY_GROUP_MEMBERS) {
    fail.invalidRequest(
      `${thing} "${name}" already has the maximum of ${MAX_AFFINITY_GROUP_MEMBERS} members`,
    )
  }
}

/** Rejects more groups of a kind than an instance may be in. */
export const checkGroupCount = ({ thing }: GroupKind, count: number): void => {
  if (count > MAX_AFFINITY_GROUPS_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may be in at most ${MAX_AFFINITY_GROUPS_PER_INSTANCE} ${thing}s`,
    )
  }
}

export const membershipOf = (
  db: Db,
  { members }: GroupKind,
  group: Group,
  instance: InstanceRecord,
): AffinityMemberRecord | undefined =>
  members(db)
    .in(group.id)
    .find(({ instanceId }) => instanceId === instance.id)

/** Adds a new instance to a group. */
export const joinGroup = (
  { db, ids }: BackendState,
  kind: GroupKind,
  group: Group,
  instance: InstanceRecord,
): void => {
  requireRoomInGroup(db, kind, group)
  kind.members(db).insert({ id: ids.next(), groupId: group.id, instanceId: instance.id })
}

/** Adds an instance of the same project to a group, if it has no sled yet. */
export const addToGroup = (
  backendState: BackendState,
  kind: GroupKind,
  group: AffinityGroupRecord,
  instance: InstanceRecord,
): void => {
  const { db } = backendState
  if (instance.projectId !== group.projectId) {
    fail.invalidRequest(`instance must be in the same project as the ${kind.thing}`)
  }
  if (!unplacedStates.has(instance.runState)) {
    fail.invalidRequest(
      `instance "${instance.name}" cannot be added to ${kind.thing} "${group.name}" with reservation: it must be stopped first`,
    )
  }
  if (membershipOf(db, kind, group, instance)) fail.alreadyExists(kind.memberType, instance.name)
  checkGroupCount(kind, kind.members(db).by('instance', instance.id).length + 1)
  joinGroup(backendState, kind, group, instance)
}

/** Deletes a group. Its members keep running where they are. */
export const removeGroup = (db: Db, kind: GroupKind, { id }: Group): void => {
  for (const member of kind.members(db).in(id)) kind.members(db).remove(member.id)
  kind.groups(db).remove(id)
}
