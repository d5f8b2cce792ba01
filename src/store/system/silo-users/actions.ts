import type { User } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'

/** The actions on a local user of the silo with that name or id. */
export const localUserActions = (
  { id, displayName: name }: User,
  silo: string,
  reason: RichText | undefined,
): ActionViewModel[] => [
  {
    id: 'setPassword',
    label: 'Set password',
    reason,
    event: requestForm('localUserPassword', { silo, user: id, name }),
  },
  {
    id: 'disablePassword',
    label: 'Disable password',
    isDanger: true,
    reason,
    event: confirmed(
      {
        verb: 'Disable',
        kind: 'password',
        name,
        tone: 'danger',
        text: rich`Are you sure you want to disable the password of the user ${emphasis(name)}?`,
        consequences: rich`The user cannot log in until someone sets a password.`,
      },
      {
        source: `localIdpUserSetPassword/${id}`,
        command: {
          endpoint: 'localIdpUserSetPassword',
          args: { path: { userId: id }, query: { silo }, body: { mode: 'login_disallowed' } },
        },
        success: { content: ['Password of ', emphasis(name), ' disabled'] },
        errorTitle: 'Could not disable password',
      },
    ),
  },
  deletion(
    {
      id,
      kind: 'user',
      name,
      reason,
      consequences: rich`The sessions, tokens, SSH keys and group memberships of the user are deleted too.`,
    },
    {
      command: { endpoint: 'localIdpUserDelete', args: { path: { userId: id }, query: { silo } } },
    },
  ),
]

/** The action that creates a local user of the silo. */
export const localUserCreateAction = (
  silo: string,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'createUser',
  label: 'Create user',
  event: requestForm('localUserCreate', { silo }),
  reason,
})
