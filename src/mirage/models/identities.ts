import type { Group, IdentityType, User } from '@/api/generated/types'
import type { Stored } from './stored'

export type UserRecord = Stored<User> & {
  /** Null where nobody may log in with a password. The demo keeps it as it was typed. */
  readonly password: string | null
}

export type GroupRecord = Stored<Group>

export interface MembershipRecord {
  readonly id: string
  readonly groupId: string
  readonly userId: string
}

export type RoleName = 'admin' | 'collaborator' | 'viewer'

export interface RoleAssignment {
  readonly identityId: string
  readonly identityType: IdentityType
  readonly roleName: RoleName
}

/** Who has which role on one resource. The id is the resource's: the fleet, a silo or a project. */
export interface PolicyRecord {
  readonly id: string
  readonly roleAssignments: readonly RoleAssignment[]
}
