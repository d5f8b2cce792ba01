import { reasonNeeds, roleRank, type RoleKey } from '@/lib/roles'
import type { RichText } from '@/lib/rich-text'
import { selectRights } from '@/store/session/rights'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'

/**
 * The user's role on the fleet, given directly or through a role on their silo; undefined until
 * certain.
 */
export const selectFleetRole = (state: RootState): RoleKey | undefined =>
  selectRights(state, undefined)?.fleet ?? undefined

const REASONS: Partial<Record<RoleKey, RichText>> = {
  admin: reasonNeeds([{ role: 'admin', level: 'fleet' }]),
  collaborator: reasonNeeds([{ role: 'collaborator', level: 'fleet' }]),
}

/**
 * Why a user with this fleet role cannot do what needs the role `needed`; undefined if they can.
 */
export const reasonNeedsRole = (
  role: RoleKey | undefined,
  needed: RoleKey,
): RichText | undefined => (role && roleRank(role) > roleRank(needed) ? REASONS[needed] : undefined)

/** Why the user cannot do what only fleet admins may; undefined if they can. */
export const selectReasonNotAdmin = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'admin')

/** Why the user cannot do what only fleet collaborators may; undefined if they can. */
export const selectReasonNotCollaborator = (state: RootState) =>
  reasonNeedsRole(selectFleetRole(state), 'collaborator')

/**
 * Why the user cannot change the silo with that id in a way that needs this fleet role; undefined
 * if they can. Admins of the silo can too.
 */
export const selectReasonNotOfSilo = (
  state: RootState,
  silo: string | undefined,
  needed: RoleKey,
): RichText | undefined =>
  selectCurrentUser(state)?.siloId === silo && selectRights(state, undefined)?.silo === 'admin'
    ? undefined
    : reasonNeedsRole(selectFleetRole(state), needed)
