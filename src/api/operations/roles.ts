import type { Operation } from '@/api/core/operation'
import { roleRank, type RoleKey, type RoleLevel } from '@/lib/roles'

/**
 * The least roles for operations that have others than those of `defaultNeed`. Separated by `or`,
 * any of them is enough; joined by `and`, all are necessary. Empty: everyone signed in.
 */
const NEEDS: Readonly<Record<string, string>> = {
  '': `currentUserView currentUserGroups currentUserSshKeyCreate currentUserSshKeyDelete
    currentUserSshKeyList currentUserSshKeyView currentUserAccessTokenDelete
    currentUserAccessTokenList deviceAuthConfirm deviceAuthRequest deviceAccessToken loginLocal
    loginSaml logout ping userList userView groupList groupView policyView utilizationView
    ipPoolView subnetPoolView siloMetric multicastGroupList multicastGroupView multicastGroupMemberList
    siloView siloPolicyView siloQuotasView siloUtilizationView siloUserList siloUserView
    siloIdentityProviderList`,
  'silo viewer': 'projectList ipPoolList subnetPoolList',
  'silo viewer or fleet viewer': 'authSettingsView samlIdentityProviderView',
  'silo limited_collaborator': 'imagePromote',
  'silo collaborator': 'projectCreate',
  'silo admin or fleet collaborator': `policyUpdate siloPolicyUpdate siloQuotasUpdate siloDelete
    authSettingsUpdate userLogout userSessionList userTokenList`,
  'silo admin or fleet admin': `certificateCreate certificateDelete certificateList
    certificateView localIdpUserCreate localIdpUserDelete localIdpUserSetPassword
    samlIdentityProviderCreate scimTokenCreate scimTokenDelete scimTokenList scimTokenView`,
  'fleet collaborator': 'siloCreate networkingAddressLotCreate',
  'project admin': 'projectUpdate projectDelete projectPolicyUpdate',
  'project admin and silo limited_collaborator': 'imageDemote',
  'project collaborator and fleet viewer': 'probeCreate',
  'project collaborator': 'probeDelete',
}

const NEED_OF = new Map(
  Object.entries(NEEDS).flatMap(([need, ids]) => ids.split(/\s+/).map(id => [id, need] as const)),
)

const OF_FLEET = /^(\/experimental)?\/v1\/(system|alert|webhook)/

/** Limited collaborators may change all of a project but VPCs and what belongs to them. */
const OF_VPCS = /\/(vpc|internet-gateway)/

/**
 * Reading needs a viewer. Changing the fleet needs an admin, changing what is in a project a limited
 * collaborator, or a collaborator if it is part of a VPC.
 */
const defaultNeed = ({ kind, path }: Pick<Operation, 'kind' | 'path'>) => {
  const on = OF_FLEET.test(path) ? 'fleet' : 'project'
  if (kind === 'query') return `${on} viewer`
  if (on === 'fleet') return 'fleet admin'
  return OF_VPCS.test(path) ? 'project collaborator' : 'project limited_collaborator'
}

/** The least role for an operation, such as `silo admin or fleet collaborator`. */
export const needOf = (id: string, operation: Pick<Operation, 'kind' | 'path'>): string =>
  NEED_OF.get(id) ?? defaultNeed(operation)

/** The user's role on each level: null for none, undefined if it is not known. */
export type Roles = Readonly<Partial<Record<RoleLevel, RoleKey | null | undefined>>>

interface LevelRole {
  level: RoleLevel
  role: RoleKey
}

const isMissing = ({ level, role }: LevelRole, roles: Roles) => {
  const held = roles[level]
  return held === null || (held !== undefined && roleRank(held) > roleRank(role))
}

/**
 * What the user certainly lacks, for each of the alternatives; null if they have what is needed, or
 * if that is not known.
 */
export const missingRoles = (need: string, roles: Roles): readonly LevelRole[][] | null => {
  if (need === '') return null
  const missing = need.split(' or ').map(all =>
    all
      .split(' and ')
      .map(each => {
        const [level, role] = each.split(' ') as [RoleLevel, RoleKey]
        return { level, role }
      })
      .filter(each => isMissing(each, roles)),
  )
  return missing.every(each => each.length > 0) ? missing : null
}
