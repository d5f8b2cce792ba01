import { affinity, antiAffinity } from '../rules/affinity-groups'
import type { Handlers } from '../server/route'
import { groupCalls } from './group-calls'

const together = groupCalls(affinity)
const apart = groupCalls(antiAffinity)

/** Groups of instances to place on the same sled. */
export const affinityGroupRoutes = {
  affinityGroupList: together.list,
  affinityGroupCreate: together.create,
  affinityGroupView: call => together.view(call, call.path.affinityGroup),
  affinityGroupUpdate: call => together.update(call, call.path.affinityGroup),
  affinityGroupDelete: call => together.remove(call, call.path.affinityGroup),
  affinityGroupMemberList: call => together.members(call, call.path.affinityGroup),
  affinityGroupMemberInstanceView: call =>
    together.viewMember(call, call.path.affinityGroup, call.path.instance),
  affinityGroupMemberInstanceAdd: call =>
    together.addMember(call, call.path.affinityGroup, call.path.instance),
  affinityGroupMemberInstanceDelete: call =>
    together.removeMember(call, call.path.affinityGroup, call.path.instance),
  instanceAffinityGroupList: call => together.ofInstance(call, call.path.instance),
} satisfies Handlers

/** Groups of instances to place on different sleds. */
export const antiAffinityGroupRoutes = {
  antiAffinityGroupList: apart.list,
  antiAffinityGroupCreate: apart.create,
  antiAffinityGroupView: call => apart.view(call, call.path.antiAffinityGroup),
  antiAffinityGroupUpdate: call => apart.update(call, call.path.antiAffinityGroup),
  antiAffinityGroupDelete: call => apart.remove(call, call.path.antiAffinityGroup),
  antiAffinityGroupMemberList: call => apart.members(call, call.path.antiAffinityGroup),
  antiAffinityGroupMemberInstanceView: call =>
    apart.viewMember(call, call.path.antiAffinityGroup, call.path.instance),
  antiAffinityGroupMemberInstanceAdd: call =>
    apart.addMember(call, call.path.antiAffinityGroup, call.path.instance),
  antiAffinityGroupMemberInstanceDelete: call =>
    apart.removeMember(call, call.path.antiAffinityGroup, call.path.instance),
  instanceAntiAffinityGroupList: call => apart.ofInstance(call, call.path.instance),
} satisfies Handlers
