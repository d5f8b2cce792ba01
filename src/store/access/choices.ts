import { createSelector } from '@reduxjs/toolkit'
import type { RichText } from '@/lib/rich-text'
import { directRole, roleRank, type RoleKey } from '@/lib/roles'
import type { FormParams } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { selectAccessFacts } from './access'
import { selectIdentities, selectIdentityName, type Identity } from './identities'
import { endsAdmins, warningsOf, type AccessLevel } from './rules'

const contextOf = (state: RootState, form: string) => selectForm(state, form)?.context

const NOWHERE: FormParams = {}

const factsOf = (form: string) => (state: RootState) =>
  selectAccessFacts(state, contextOf(state, form)?.params ?? NOWHERE)

const selectAddFacts = factsOf('accessAdd')

/** The users and groups that the open form can give a role: those without a direct one. */
export const selectAddable = createSelector(
  [
    (state: RootState) => selectIdentities(state, contextOf(state, 'accessAdd')?.params ?? NOWHERE),
    selectAddFacts,
  ],
  (identities, facts): readonly Identity[] => {
    const present = new Set(facts?.policy.roleAssignments.map(({ identityId }) => identityId))
    return identities.filter(({ id }) => !present.has(id))
  },
)

/** The level of the roles that the open form gives. */
export const selectAddLevel = (state: RootState): AccessLevel | undefined =>
  selectAddFacts(state)?.level

const selectEditFacts = factsOf('accessEdit')

export interface RoleEditViewModel {
  name: string
  level: AccessLevel
  /** The role that they have now. */
  role: RoleKey | undefined
}

/** The user or group whose role the open form changes, and its level. */
export const selectRoleEdit = createSelector(
  [
    selectEditFacts,
    (state: RootState) => contextOf(state, 'accessEdit')?.params.identity ?? '',
    (state: RootState) => {
      const { identity = '', ...place } = contextOf(state, 'accessEdit')?.params ?? NOWHERE
      return selectIdentityName(state, place, identity)
    },
  ],
  (facts, identity, name): RoleEditViewModel | undefined =>
    facts && { level: facts.level, name, role: directRole(facts.policy, identity) },
)

const NONE: readonly RichText[] = []

/** What the open form takes from whom it changes. */
export interface EditWarnings {
  warnings: readonly RichText[]
  /** Whether the fleet loses its last admin. */
  endsFleetAdmins: boolean
}

/** Warnings about replacing the old role with the one chosen in the open form. */
export const selectEditWarnings = createSelector(
  [
    selectEditFacts,
    (state: RootState) => contextOf(state, 'accessEdit')?.params.identity,
    (state: RootState) => contextOf(state, 'accessEdit')?.values['role'],
  ],
  (facts, identityId, chosen): EditWarnings => {
    const role = chosen as RoleKey | ''
    const found = facts?.policy.roleAssignments
      .filter(each => each.identityId === identityId)
      .toSorted((a, b) => roleRank(a.roleName) - roleRank(b.roleName))[0]
    if (!facts || !found || !role) return { warnings: NONE, endsFleetAdmins: false }
    return {
      warnings: warningsOf(facts, found, role),
      endsFleetAdmins: facts.level === 'fleet' && endsAdmins(facts, found, role),
    }
  },
)
