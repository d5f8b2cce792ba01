import {
  groupOf,
  joinGroup,
  leaveGroup,
  requireMulticast,
  viewGroup,
  viewMember,
} from '../rules/multicast-groups'
import { fail } from '../server/errors'
import { pageById, pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-disks'

/** Multicast groups of the whole system, visible to everybody, and their members. */
export const multicastGroupRoutes = {
  multicastGroupList: call => {
    const { db } = call.backendState
    return pageByName(call, db.multicastGroups.in(''), group => viewGroup(db, group))
  },

  multicastGroupView: call => {
    const { db } = call.backendState
    return viewGroup(db, groupOf(db, call.path.multicastGroup))
  },

  multicastGroupMemberList: call => {
    const { db } = call.backendState
    const { id } = groupOf(db, call.path.multicastGroup)
    return pageById(call, db.multicastMembers.in(id), member => viewMember(db, member))
  },

  instanceMulticastGroupList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    requireMulticast(instance)
    const members = db.multicastMembers.by('instance', instance.id)
    return pageById(call, members, member => viewMember(db, member))
  },

  instanceMulticastGroupJoin: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    const member = joinGroup(call, instance, { ...call.body, group: call.path.multicastGroup })
    return viewMember(call.backendState.db, member)
  },

  instanceMulticastGroupLeave: call => {
    const { backendState, path } = call
    const instance = instanceOf(call, 'limited_collaborator')
    const group = groupOf(backendState.db, path.multicastGroup)
    const member = backendState.db.multicastMembers
      .in(group.id)
      .find(({ instanceId }) => instanceId === instance.id)
    leaveGroup(
      backendState,
      member ?? fail.absent(`member "${instance.name}" of multicast group "${group.name}"`),
    )
  },
} satisfies Handlers
