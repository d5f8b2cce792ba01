import type { Page } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type {
  FleetRolePolicy,
  ProjectRolePolicy,
  Role,
  RoleResultsPage,
  SiloRolePolicy,
} from '@/api/schema/policies'

export const policies = {
  policyView: query<NoArgs, SiloRolePolicy>('GET', '/v1/policy'),
  policyUpdate: mutation<{ body: SiloRolePolicy }, SiloRolePolicy>('PUT', '/v1/policy'),
  projectPolicyView: query<{ path: { project: NameOrId } }, ProjectRolePolicy>(
    'GET',
    '/v1/projects/{project}/policy',
  ),
  projectPolicyUpdate: mutation<
    { path: { project: NameOrId }; body: ProjectRolePolicy },
    ProjectRolePolicy
  >('PUT', '/v1/projects/{project}/policy'),
  systemPolicyView: query<NoArgs, FleetRolePolicy>('GET', '/v1/system/policy'),
  systemPolicyUpdate: mutation<{ body: FleetRolePolicy }, FleetRolePolicy>(
    'PUT',
    '/v1/system/policy',
  ),
  roleList: query<{ query?: Page }, RoleResultsPage>('GET', '/v1/system/roles'),
  roleView: query<{ path: { roleName: string } }, Role>('GET', '/v1/system/roles/{roleName}'),
  siloPolicyView: query<{ path: { silo: NameOrId } }, SiloRolePolicy>(
    'GET',
    '/v1/system/silos/{silo}/policy',
  ),
  siloPolicyUpdate: mutation<{ path: { silo: NameOrId }; body: SiloRolePolicy }, SiloRolePolicy>(
    'PUT',
    '/v1/system/silos/{silo}/policy',
  ),
}
