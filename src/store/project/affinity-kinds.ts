import type { Command } from '@/api/operations/table'
import type { AffinityGroupCreate, AffinityGroupUpdate } from '@/api/generated/types'
import { capitalize } from '@/lib/text'
import { parentsOf } from '@/lib/name-or-id'
import { projectPaths, type ProjectParams } from './paths'

/** Affinity groups keep instances together, anti-affinity groups keep them apart. */
export type GroupKind = 'affinity' | 'antiAffinity'

/** The group kind named by a form or an address. */
export const groupKindOf = (text: string | undefined): GroupKind =>
  text === 'affinity' ? 'affinity' : 'antiAffinity'

/** The address of a group, by its name or id. */
export interface GroupAddress {
  kind: GroupKind
  project: string
  group: string
}

/** An instance and a group of its project, both by name. */
interface MemberAddress extends GroupAddress {
  instance: string
}

export interface GroupKindWords {
  /** Used in sentences. */
  noun: string
  /** Shown on the badge of the kind. */
  type: string
}

export const groupKindWords: Record<GroupKind, GroupKindWords> = {
  affinity: { noun: 'affinity group', type: 'affinity' },
  antiAffinity: { noun: 'anti-affinity group', type: 'anti-affinity' },
}

/** The heading of a group's actions when listed with others. */
export const groupHeading = (kind: GroupKind, name: string): string =>
  `${capitalize(groupKindWords[kind].noun)} ${name}`

/** The parameters of a group's addresses: exactly one of the two groups is set. */
export type GroupParams = ProjectParams<'project'> & {
  affinityGroup?: string
  antiAffinityGroup?: string
}

/** The group of an address: each kind has its own parameter. */
export const groupOfParams = ({
  project,
  affinityGroup,
  antiAffinityGroup,
}: GroupParams): GroupAddress =>
  affinityGroup === undefined
    ? { kind: 'antiAffinity', project, group: antiAffinityGroup ?? '' }
    : { kind: 'affinity', project, group: affinityGroup }

/** Path segments that have another meaning in the place of an anti-affinity group's name. */
const RESERVED = ['affinity-groups', 'affinity-groups-new', 'anti-affinity-groups-new']

interface Named {
  id: string
  name: string
}

/** The console's address of a group: by name, or by id if the name is reserved. */
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

/** The commands on groups. Each kind has its own API operations. */
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
