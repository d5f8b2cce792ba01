import type { Page } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { list, tag } from '@/api/core/tags'
import type { NameOrId } from '@/api/schema/common'
import type {
  FleetRolePolicy,
  ProjectRolePolicy,
  Role,
  RoleResultsPage,
  SiloRolePolicy,
} from '@/api/schema/policies'

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
  systemPolicyUpdate: mutation<{ body: FleetRolePolicy }, FleetRolePolicy>(
    'PUT',
    '/v1/system/policy',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [tag('policy', 'fleet')] },
  ),
  roleList: query<{ query?: Page }, RoleResultsPage>('GET', '/v1/system/roles', {
    isLoggable: true,
    provides: () => [list('role')],
  }),
  roleView: query<{ path: { roleName: string } }, Role>('GET', '/v1/system/roles/{roleName}', {
    isLoggable: true,
    provides: (_role, { path }) => [tag('role', path.roleName)],
  }),
  siloPolicyView: query<{ path: { silo: NameOrId } }, SiloRolePolicy>(
    'GET',
    '/v1/system/silos/{silo}/policy',
    { isLoggable: true, provides: () => [tag('policy', 'silo')] },
  ),
  siloPolicyUpdate: mutation<{ path: { silo: NameOrId }; body: SiloRolePolicy }, SiloRolePolicy>(
    'PUT',
    '/v1/system/silos/{silo}/policy',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [tag('policy', 'silo')] },
  ),
}
