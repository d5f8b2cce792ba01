import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type {
  AffinityGroup,
  AffinityGroupCreate,
  AffinityGroupMember,
  AffinityGroupMemberResultsPage,
  AffinityGroupResultsPage,
  AffinityGroupUpdate,
  AntiAffinityGroup,
  AntiAffinityGroupCreate,
  AntiAffinityGroupMember,
  AntiAffinityGroupMemberResultsPage,
  AntiAffinityGroupResultsPage,
  AntiAffinityGroupUpdate,
} from '@/api/schema/affinity'
import type { NameOrId } from '@/api/schema/common'

export const affinity = {
  affinityGroupList: query<{ query: InProject & PageByNameOrId }, AffinityGroupResultsPage>(
    'GET',
    '/v1/affinity-groups',
  ),
  affinityGroupCreate: mutation<{ query: InProject; body: AffinityGroupCreate }, AffinityGroup>(
    'POST',
    '/v1/affinity-groups',
  ),
  affinityGroupView: query<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject },
    AffinityGroup
  >('GET', '/v1/affinity-groups/{affinityGroup}'),
  affinityGroupUpdate: mutation<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject; body: AffinityGroupUpdate },
    AffinityGroup
  >('PUT', '/v1/affinity-groups/{affinityGroup}'),
  affinityGroupDelete: mutation<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject },
    Nothing
  >('DELETE', '/v1/affinity-groups/{affinityGroup}'),
  affinityGroupMemberList: query<
    { path: { affinityGroup: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AffinityGroupMemberResultsPage
  >('GET', '/v1/affinity-groups/{affinityGroup}/members'),
  affinityGroupMemberInstanceView: query<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AffinityGroupMember
  >('GET', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}'),
  affinityGroupMemberInstanceAdd: mutation<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AffinityGroupMember
  >('POST', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}'),
  affinityGroupMemberInstanceDelete: mutation<
    { path: { affinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    Nothing
  >('DELETE', '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}'),
  antiAffinityGroupList: query<{ query: InProject & PageByNameOrId }, AntiAffinityGroupResultsPage>(
    'GET',
    '/v1/anti-affinity-groups',
  ),
  antiAffinityGroupCreate: mutation<
    { query: InProject; body: AntiAffinityGroupCreate },
    AntiAffinityGroup
  >('POST', '/v1/anti-affinity-groups'),
  antiAffinityGroupView: query<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroup
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}'),
  antiAffinityGroupUpdate: mutation<
    {
      path: { antiAffinityGroup: NameOrId }
      query?: MaybeInProject
      body: AntiAffinityGroupUpdate
    },
    AntiAffinityGroup
  >('PUT', '/v1/anti-affinity-groups/{antiAffinityGroup}'),
  antiAffinityGroupDelete: mutation<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject },
    Nothing
  >('DELETE', '/v1/anti-affinity-groups/{antiAffinityGroup}'),
  antiAffinityGroupMemberList: query<
    { path: { antiAffinityGroup: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AntiAffinityGroupMemberResultsPage
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}/members'),
  antiAffinityGroupMemberInstanceView: query<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroupMember
  >('GET', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}'),
  antiAffinityGroupMemberInstanceAdd: mutation<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    AntiAffinityGroupMember
  >('POST', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}'),
  antiAffinityGroupMemberInstanceDelete: mutation<
    { path: { antiAffinityGroup: NameOrId; instance: NameOrId }; query?: MaybeInProject },
    Nothing
  >('DELETE', '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}'),
  instanceAffinityGroupList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AffinityGroupResultsPage
  >('GET', '/v1/instances/{instance}/affinity-groups'),
  instanceAntiAffinityGroupList: query<
    { path: { instance: NameOrId }; query?: MaybeInProject & PageByNameOrId },
    AntiAffinityGroupResultsPage
  >('GET', '/v1/instances/{instance}/anti-affinity-groups'),
}
