import { z } from 'zod'
import { ResultsPage } from './common'
import { text, uuid } from './scalars'

export const FleetRole = z.enum(['admin', 'collaborator', 'viewer'])
export type FleetRole = z.infer<typeof FleetRole>

export const SiloRole = z.enum(['admin', 'collaborator', 'viewer'])
export type SiloRole = z.infer<typeof SiloRole>

export const ProjectRole = z.enum(['admin', 'collaborator', 'viewer'])
export type ProjectRole = z.infer<typeof ProjectRole>

/** Whether a role is given to a user or to a group. */
export const IdentityType = z.enum(['silo_user', 'silo_group'])
export type IdentityType = z.infer<typeof IdentityType>

export const FleetRoleRoleAssignment = z.object({
  identityId: uuid,
  identityType: IdentityType,
  roleName: FleetRole,
})
export type FleetRoleRoleAssignment = z.infer<typeof FleetRoleRoleAssignment>

export const SiloRoleRoleAssignment = z.object({
  identityId: uuid,
  identityType: IdentityType,
  roleName: SiloRole,
})
export type SiloRoleRoleAssignment = z.infer<typeof SiloRoleRoleAssignment>

export const ProjectRoleRoleAssignment = z.object({
  identityId: uuid,
  identityType: IdentityType,
  roleName: ProjectRole,
})
export type ProjectRoleRoleAssignment = z.infer<typeof ProjectRoleRoleAssignment>

/** Who holds which role on the whole system. */
export const FleetRolePolicy = z.object({ roleAssignments: z.array(FleetRoleRoleAssignment) })
export type FleetRolePolicy = z.infer<typeof FleetRolePolicy>

/** Who holds which role on a silo. */
export const SiloRolePolicy = z.object({ roleAssignments: z.array(SiloRoleRoleAssignment) })
export type SiloRolePolicy = z.infer<typeof SiloRolePolicy>

/** Who holds which role on a project. */
export const ProjectRolePolicy = z.object({ roleAssignments: z.array(ProjectRoleRoleAssignment) })
export type ProjectRolePolicy = z.infer<typeof ProjectRolePolicy>

/** Resource and role, such as `silo.admin`. */
export const RoleName = text
  .max(63, 'role name may contain at most 63 characters')
  .regex(/[a-z-]+\.[a-z-]+/, 'role name must be two words separated by a dot')
export type RoleName = z.infer<typeof RoleName>

/** A role the system knows. */
export const Role = z.object({ description: z.string(), name: RoleName })
export type Role = z.infer<typeof Role>

export const RoleResultsPage = ResultsPage(Role)
export type RoleResultsPage = ResultsPage<Role>
