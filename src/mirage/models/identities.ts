import type { Group, IdentityType, SiloRole, User } from '@/api/generated/types'
import type { Stored } from './stored'

export type UserRecord = Stored<User> & {
  /** Plain text, because this is a demo. Null if password login is disabled. */
  readonly password: string | null
}

export type GroupRecord = Stored<Group>

export interface MembershipRecord {
  readonly id: string
  readonly groupId: string
  readonly userId: string
}

/** Of a silo or project; the fleet has no limited collaborators. */
export type RoleName = SiloRole

export interface RoleAssignment {
  readonly identityId: string
  readonly identityType: IdentityType
  readonly roleName: RoleName
}

/** The role assignments on one resource. `id` is that of the fleet, silo or project. */
export interface PolicyRecord {
  readonly id: string
  readonly roleAssignments: readonly RoleAssignment[]
}
