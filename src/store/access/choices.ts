import { createSelector } from '@reduxjs/toolkit'
import type { RichText } from '@/lib/rich-text'
import { roleRank, type RoleKey } from '@/lib/roles'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { selectAccessFacts } from './facts'
import { selectIdentities, selectIdentityName, type Identity } from './identities'
import { warningsOf, type AccessLevel } from './rules'

const contextOf = (state: RootState, form: string) => selectForm(state, form)?.context

const projectOf = (state: RootState, form: string) => contextOf(state, form)?.params.project

const selectAddFacts = (state: RootState) => selectAccessFacts(state, projectOf(state, 'accessAdd'))

/** Who can be given a role in the open form: all who have none of their own in this place. */
export const selectAddable = createSelector(
  [selectIdentities, selectAddFacts],
  (identities, facts): readonly Identity[] => {
    const present = new Set(facts?.policy.roleAssignments.map(({ identityId }) => identityId))
    return identities.filter(({ id }) => !present.has(id))
  },
)

/** What the open form gives roles on. */
export const selectAddLevel = (state: RootState): AccessLevel | undefined =>
  selectAddFacts(state)?.level

const selectEditFacts = (state: RootState) =>
  selectAccessFacts(state, projectOf(state, 'accessEdit'))

export interface RoleEditViewModel {
  name: string
  level: AccessLevel
}

/** Whose role on what the open form changes. */
export const selectRoleEdit = createSelector(
  [
    selectEditFacts,
    (state: RootState) =>
      selectIdentityName(state, contextOf(state, 'accessEdit')?.params.identity ?? ''),
  ],
  (facts, name): RoleEditViewModel | undefined => facts && { level: facts.level, name },
)

const NONE: readonly RichText[] = []

/** What to know before the role that is chosen in the open form takes the place of the old one. */
export const selectEditWarnings = createSelector(
  [
    selectEditFacts,
    (state: RootState) => contextOf(state, 'accessEdit')?.params.identity,
    (state: RootState) => contextOf(state, 'accessEdit')?.values['role'],
  ],
  (facts, identityId, role): readonly RichText[] => {
    const found = facts?.policy.roleAssignments
      .filter(each => each.identityId === identityId)
      .toSorted((a, b) => roleRank(a.roleName) - roleRank(b.roleName))[0]
    return facts && found && role ? warningsOf(facts, found, role as RoleKey) : NONE
  },
)
