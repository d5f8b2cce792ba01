import type { Command } from '@/api/operations/table'
import type { AffinityGroupCreate, AffinityGroupUpdate } from '@/api/schema/affinity'
import { capitalize } from '@/lib/text'
import { parentsOf } from '@/lib/name-or-id'
import { projectPaths, type ProjectParams } from './paths'

/** Groups that keep instances together, and groups that keep them apart. */
export type GroupKind = 'affinity' | 'antiAffinity'

/** The kind that a form or an address names. */
export const groupKindOf = (text: string | undefined): GroupKind =>
  text === 'affinity' ? 'affinity' : 'antiAffinity'

/** Where a group is, by its name or its id. */
export interface GroupAddress {
  kind: GroupKind
  project: string
  group: string
}

/** An instance, by its name, and a group of its project, by its name too. */
interface MemberAddress extends GroupAddress {
  instance: string
}

export interface GroupKindWords {
  /** In sentences. */
  noun: string
  /** On the badge that tells the kinds apart. */
  type: string
}

export const groupKindWords: Record<GroupKind, GroupKindWords> = {
  affinity: { noun: 'affinity group', type: 'affinity' },
  antiAffinity: { noun: 'anti-affinity group', type: 'anti-affinity' },
}

/** Stands over what can be done to a group, where other things stand beside it. */
export const groupHeading = (kind: GroupKind, name: string): string =>
  `${capitalize(groupKindWords[kind].noun)} ${name}`

/** What the addresses of a group say: of each kind one of the two. */
export type GroupParams = ProjectParams<'project'> & {
  affinityGroup?: string
  antiAffinityGroup?: string
}

/** The group that an address of the console is about: each kind has a parameter of its own. */
export const groupOfParams = ({
  project,
  affinityGroup,
  antiAffinityGroup,
}: GroupParams): GroupAddress =>
  affinityGroup === undefined
    ? { kind: 'antiAffinity', project, group: antiAffinityGroup ?? '' }
    : { kind: 'affinity', project, group: affinityGroup }

/** Where an address has the name of an anti-affinity group, these mean something else. */
const RESERVED = ['affinity-groups', 'affinity-groups-new', 'anti-affinity-groups-new']

interface Named {
  id: string
  name: string
}

/** How the console addresses a group: by its name, or by its id where the name is reserved. */
export const groupAddress = (kind: GroupKind, project: string, { id, name }: Named) => ({
  kind,
  project,
  group: kind === 'antiAffinity' && RESERVED.includes(name) ? id : name,
})

export const groupPath = ({ kind, project, group }: GroupAddress): string =>
  kind === 'affinity'
    ? projectPaths.affinityGroup({ project, affinityGroup: group })
    : projectPaths.antiAffinityGroup({ project, antiAffinityGroup: group })

export const groupEditPath = ({ kind, project, group }: GroupAddress): string =>
  kind === 'affinity'
    ? projectPaths.affinityGroupEdit({ project, affinityGroup: group })
    : projectPaths.antiAffinityGroupEdit({ project, antiAffinityGroup: group })

interface GroupCommands {
  create(project: string, body: AffinityGroupCreate): Command
  update(address: GroupAddress, body: AffinityGroupUpdate): Command
  remove(address: GroupAddress): Command
  addMember(address: MemberAddress): Command
  removeMember(address: MemberAddress): Command
}

const affinityArgs = ({ project, group }: GroupAddress) => ({
  path: { affinityGroup: group },
  query: parentsOf(group, { project }),
})

const affinityMemberArgs = ({ project, group, instance }: MemberAddress) => ({
  path: { affinityGroup: group, instance },
  query: { project },
})

const antiAffinityArgs = ({ project, group }: GroupAddress) => ({
  path: { antiAffinityGroup: group },
  query: parentsOf(group, { project }),
})

const antiAffinityMemberArgs = ({ project, group, instance }: MemberAddress) => ({
  path: { antiAffinityGroup: group, instance },
  query: { project },
})

/** What can be asked of the server about groups. Each kind has operations of its own. */
export const groupCommands: Record<GroupKind, GroupCommands> = {
  affinity: {
    create: (project, body) => ({
      endpoint: 'affinityGroupCreate',
      args: { query: { project }, body },
    }),
    update: (address, body) => ({
      endpoint: 'affinityGroupUpdate',
      args: { ...affinityArgs(address), body },
    }),
    remove: address => ({ endpoint: 'affinityGroupDelete', args: affinityArgs(address) }),
    addMember: address => ({
      endpoint: 'affinityGroupMemberInstanceAdd',
      args: affinityMemberArgs(address),
    }),
    removeMember: address => ({
      endpoint: 'affinityGroupMemberInstanceDelete',
      args: affinityMemberArgs(address),
    }),
  },
  antiAffinity: {
    create: (project, body) => ({
      endpoint: 'antiAffinityGroupCreate',
      args: { query: { project }, body },
    }),
    update: (address, body) => ({
      endpoint: 'antiAffinityGroupUpdate',
      args: { ...antiAffinityArgs(address), body },
    }),
    remove: address => ({ endpoint: 'antiAffinityGroupDelete', args: antiAffinityArgs(address) }),
    addMember: address => ({
      endpoint: 'antiAffinityGroupMemberInstanceAdd',
      args: antiAffinityMemberArgs(address),
    }),
    removeMember: address => ({
      endpoint: 'antiAffinityGroupMemberInstanceDelete',
      args: antiAffinityMemberArgs(address),
    }),
  },
}
