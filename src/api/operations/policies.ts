import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { tag } from '@/api/core/tags'
import type {
  FleetRolePolicy,
  NameOrId,
  ProjectRolePolicy,
  SiloRolePolicy,
} from '@/api/generated/types'

/** Who holds which role where. An update replaces the whole policy. */
export const policies = {
  /** The caller's silo. */
  policyView: query<NoArgs, SiloRolePolicy>('GET', '/v1/policy', {
    isLoggable: true,
    provides: () => [tag('policy', 'silo')],
  }),
  policyUpdate: mutation<{ body: SiloRolePolicy }, SiloRolePolicy>('PUT', '/v1/policy', {
    isLoggable: true,
    isBodyLoggable: true,
    // A role on the silo may bring one on the fleet.
    invalidates: () => [tag('policy', 'silo'), tag('policy', 'fleet')],
  }),
  projectPolicyView: query<{ path: { project: NameOrId } }, ProjectRolePolicy>(
    'GET',
    '/v1/projects/{project}/policy',
    { isLoggable: true, provides: () => [tag('policy', 'project')] },
  ),
  projectPolicyUpdate: mutation<
    { path: { project: NameOrId }; body: ProjectRolePolicy },
    ProjectRolePolicy
  >('PUT', '/v1/projects/{project}/policy', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [tag('policy', 'project')],
  }),
  /** Who may read this is a fleet viewer. A 403 says that the caller is none; it is no failure. */
  systemPolicyView: query<NoArgs, FleetRolePolicy | undefined>('GET', '/v1/system/policy', {
    isLoggable: true,
    expect: [403],
    provides: () => [tag('policy', 'fleet')],
  }),
}
