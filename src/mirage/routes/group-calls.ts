import type {
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupUpdate,
} from '@/api/generated/types'
import type { AffinityGroupRecord, InstanceRecord } from '../models/records'
import { addToGroup, type GroupKind, membershipOf, removeGroup } from '../rules/affinity-groups'
import { byName, changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { type Page, pageByName, type PageQuery } from '../server/page'

interface InProject extends Context {
  query: { project?: string | null | undefined }
}

interface Paged extends Context {
  query: InProject['query'] & PageQuery
}

const viewMember = ({ id, name, runState }: InstanceRecord): AffinityGroupMember => ({
  type: 'instance',
  value: { id, name, runState },
})

/** The operations on groups of one kind. Both kinds have the same rules. */
export const groupCalls = (kind: GroupKind) => {
  const find = (call: InProject, group: string, need: Role): AffinityGroupRecord =>
    lookup.inProject(call, kind.lookupName, group, call.query.project, need)

  const instanceOf = (call: InProject, nameOrId: string) =>
    lookup.inProject(call, 'instance', nameOrId, call.query.project)

  /** The group, the instance and the membership; 404 if there is none. */
  const findMember = (call: InProject, group: string, instance: string, need: Role) => {
    const found = find(call, group, need)
    const holder = instanceOf(call, instance)
    const member =
      membershipOf(call.backendState.db, kind, found, holder) ??
      fail.notFound(kind.memberType, instance)
    return { instance: holder, member }
  }

  return {
    list: (call: Context & { query: { project: string } & PageQuery }) => {
      const { id } = lookup.project(call, call.query.project)
      return pageByName(call, kind.groups(call.backendState.db).in(id), group => group)
    },

    create: (call: Context & { query: { project: string }; body: AffinityGroupCreate }) => {
      const { backendState, query, body } = call
      const groups = kind.groups(backendState.db)
      const { id: projectId } = lookup.project(call, query.project, 'limited_collaborator')
      requireFreeName(groups, kind.type, projectId, body.name)
      const { policy, failureDomain } = body
      return groups.insert({ ...newIdentity(backendState, body), policy, failureDomain, projectId })
    },

    view: (call: InProject, group: string) => find(call, group, 'viewer'),

    /** Policy and failure domain cannot be changed. */
    update: (call: InProject & { body: AffinityGroupUpdate }, nameOrId: string) => {
      const { backendState, body } = call
      const groups = kind.groups(backendState.db)
      const group = find(call, nameOrId, 'limited_collaborator')
      requireFreeName(groups, kind.type, group.projectId, body.name, group)
      return groups.update(group.id, changedIdentity(backendState, body))
    },

    remove: (call: InProject, group: string) =>
      removeGroup(call.backendState.db, kind, find(call, group, 'limited_collaborator')),

    members: (call: Paged, group: string): Page<AffinityGroupMember> => {
      const { db } = call.backendState
      const { id } = find(call, group, 'viewer')
      const instances = kind
        .members(db)
        .in(id)
        .map(({ instanceId }) => db.instances.get(instanceId) ?? fail.internal())
      return pageByName(call, instances.toSorted(byName), viewMember)
    },

    viewMember: (call: InProject, group: string, instance: string) =>
      viewMember(findMember(call, group, instance, 'viewer').instance),

    /** The response always says `stopped`, whatever state of rest the instance was in. */
    addMember: (call: InProject, group: string, nameOrId: string) => {
      const found = find(call, group, 'limited_collaborator')
      const instance = instanceOf(call, nameOrId)
      addToGroup(call.backendState, kind, found, instance)
      return viewMember({ ...instance, runState: 'stopped' })
    },

    removeMember: (call: InProject, group: string, instance: string) => {
      const { member } = findMember(call, group, instance, 'limited_collaborator')
      kind.members(call.backendState.db).remove(member.id)
    },

    ofInstance: (call: Paged, nameOrId: string) => {
      const { db } = call.backendState
      const groups = kind
        .members(db)
        .by('instance', instanceOf(call, nameOrId).id)
        .map(({ groupId }) => kind.groups(db).get(groupId) ?? fail.internal())
      return pageByName(call, groups.toSorted(byName), group => group)
    },
  }
}
