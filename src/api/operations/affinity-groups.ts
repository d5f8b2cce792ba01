import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { changed, list, one, tag } from '@/api/core/tags'
import type {
  AffinityGroup,
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupMemberResultsPage,
  AffinityGroupUpdate,
  AntiAffinityGroup,
  AntiAffinityGroupCreate,
  AntiAffinityGroupMember,
  AntiAffinityGroupMemberResultsPage,
  AntiAffinityGroupUpdate,
  NameOrId,
} from '@/api/generated/types'

/** What only the pages of affinity groups call. It comes with their routes. */
export const affinityGroups = {
  affinityGroupCreate: mutation<{ query: InProject; body: AffinityGroupCreate }, AffinityGroup>(
    'POST',
    '/v1/affinity-groups',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('affinityGroup')] },
  ),
  affinityGroupView: query<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject },
    AffinityGroup
  >('GET', '/v1/affinity-groups/{affinityGroup}', {
    isLoggable: true,
    provides: (group, { path }) => one('affinityGroup', path.affinityGroup, group),
  }),
  affinityGroupUpdate: mutation<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject; body: AffinityGroupUpdate },
    AffinityGroup
  >('PUT', '/v1/affinity-groups/{affinityGroup}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (group, { path }) => changed('affinityGroup', path.affinityGroup, group),
  }),
  affinityGroupDelete: mutation<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('DELETE', '/v1/affinity-groups/{affinityGroup}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('affinityGroup')],
  }),
  affinityGroupMemberList: query<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AffinityGroupMemberResultsPage
  >('GET', '/v1/affinity-groups/{affinityGroup}/members', {
    isLoggable: true,
    provides: () => [list('affinityGroupMember')],
  }),
  affinityGroupMemberInstanceView: query<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AffinityGroupMember
  >('GET', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    provides: (_member, { path }) => [
      tag('affinityGroupMember', `${path.affinityGroup}/${path.instance}`),
    ],
  }),
  antiAffinityGroupCreate: mutation<
    { query: InProject; body: AntiAffinityGroupCreate },
    AntiAffinityGroup
  >('POST', '/v1/anti-affinity-groups', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('antiAffinityGroup')],
  }),
  antiAffinityGroupView: query<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroup
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}', {
    isLoggable: true,
    provides: (group, { path }) => one('antiAffinityGroup', path.antiAffinityGroup, group),
  }),
  antiAffinityGroupUpdate: mutation<
    {
      path: { antiAffinityGroup: NameOrId }
      query?: MaybeInProject
      body: AntiAffinityGroupUpdate
    },
    AntiAffinityGroup
  >('PUT', '/v1/anti-affinity-groups/{antiAffinityGroup}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: (group, { path }) => changed('antiAffinityGroup', path.antiAffinityGroup, group),
  }),
  antiAffinityGroupDelete: mutation<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('DELETE', '/v1/anti-affinity-groups/{antiAffinityGroup}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('antiAffinityGroup')],
  }),
  antiAffinityGroupMemberList: query<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AntiAffinityGroupMemberResultsPage
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}/members', {
    isLoggable: true,
    provides: () => [list('antiAffinityGroupMember')],
  }),
  antiAffinityGroupMemberInstanceView: query<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroupMember
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    provides: (_member, { path }) => [
      tag('antiAffinityGroupMember', `${path.antiAffinityGroup}/${path.instance}`),
    ],
  }),
}
