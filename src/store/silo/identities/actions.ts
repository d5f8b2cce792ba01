import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { directRole } from '@/lib/roles'
import { removal } from '@/store/access/actions'
import type { Identity } from '@/store/access/identities'
import { reasonCannotGrant, type AccessFacts } from '@/store/access/rules'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { signOutRequested } from '@/store/session/session'
import { requestForm } from '../forms'

/** The actions on the role of a user or group on the silo. `via` is the group that gives one. */
export const roleActions = (
  identity: Identity,
  facts: AccessFacts,
  via: string | undefined,
): ActionViewModel[] => {
  const role = directRole(facts.policy, identity.id)
  const reason = reasonCannotGrant(facts)
  const nothing: RichText = via
    ? rich`The role comes from the group ${emphasis(via)}`
    : rich`There is no role to remove`
  return [
    {
      id: 'changeRole',
      label: role ? 'Change role' : 'Give role',
      reason,
      event: requestForm('accessEdit', { identity: identity.id }),
    },
    {
      id: 'delete',
      label: 'Remove role',
      isDanger: true,
      reason: role ? reason : nothing,
      ...(role && { event: removal(identity, role, facts, {}) }),
    },
  ]
}

/** Ends all sessions and access tokens of a user. Whoever logs out themselves has to sign in. */
export const logOutAction = ({ id, name }: Identity, isOwn: boolean): ActionViewModel => ({
  id: 'logOut',
  label: 'Log out everywhere',
  event: confirmed(
    {
      verb: 'Log out',
      kind: 'user',
      name,
      consequences: rich`All sessions and access tokens of the user end at once. The user can sign in again, and keeps all roles.${isOwn ? ' This signs you out here too.' : ''}`,
    },
    {
      source: `userLogout/${id}`,
      command: { endpoint: 'userLogout', args: { path: { userId: id } } },
      success: { content: [emphasis(name), ' is logged out'] },
      errorTitle: 'Could not log out user',
      ...(isOwn && { followUps: [signOutRequested()] }),
    },
  ),
})
