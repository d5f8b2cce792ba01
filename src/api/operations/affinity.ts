import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list } from '@/api/core/tags'
import type {
  AffinityGroupMember,
  AffinityGroupResultsPage,
  AntiAffinityGroupMember,
  AntiAffinityGroupResultsPage,
  NameOrId,
} from '@/api/generated/types'

/** Of groups that keep instances together or apart: which there are, and who is in them. */
export const affinity = {
  affinityGroupList: query<{ query: InProject & PageByNameOrId }, AffinityGroupResultsPage>(
    'GET',
    '/v1/affinity-groups',
    { isLoggable: true, provides: page => items('affinityGroup', page.items) },
  ),
  /** The instance has to be stopped. */
  affinityGroupMemberInstanceAdd: mutation<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AffinityGroupMember
  >('POST', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  }),
  affinityGroupMemberInstanceDelete: mutation<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('DELETE', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('affinityGroupMember'), list('affinityGroup')],
  }),
  antiAffinityGroupList: query<{ query: InProject & PageByNameOrId }, AntiAffinityGroupResultsPage>(
    'GET',
    '/v1/anti-affinity-groups',
    { isLoggable: true, provides: page => items('antiAffinityGroup', page.items) },
  ),
  /** The instance has to be stopped. */
  antiAffinityGroupMemberInstanceAdd: mutation<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroupMember
  >('POST', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  }),
  antiAffinityGroupMemberInstanceDelete: mutation<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    EmptyBody
  >('DELETE', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('antiAffinityGroupMember'), list('antiAffinityGroup')],
  }),
  instanceAffinityGroupList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AffinityGroupResultsPage
  >('GET', '/v1/instances/{instance}/affinity-groups', {
    isLoggable: true,
    provides: page => items('affinityGroup', page.items),
  }),
  instanceAntiAffinityGroupList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AntiAffinityGroupResultsPage
  >('GET', '/v1/instances/{instance}/anti-affinity-groups', {
    isLoggable: true,
    provides: page => items('antiAffinityGroup', page.items),
  }),
}
