import type { SshKey } from '@/api/schema/ssh-keys'
import { emphasis } from '@/lib/rich-text'
import { confirmedDelete, type ActionViewModel } from '@/store/commands/action'
import { copyRequested } from '@/store/tab/events'

/** What can be done to an SSH key from its row. */
export const sshKeyActions = ({ id, name, publicKey }: SshKey): ActionViewModel[] => [
  {
    id: 'copyPublicKey',
    label: 'Copy public key',
    event: copyRequested({ text: publicKey }),
  },
  {
    id: 'delete',
    label: 'Delete',
    isDanger: true,
    event: confirmedDelete({
      source: `currentUserSshKeyDelete/${id}`,
      kind: 'SSH key',
      name,
      command: { endpoint: 'currentUserSshKeyDelete', args: { path: { sshKey: name } } },
      success: { content: ['SSH key ', emphasis(name), ' deleted'] },
    }),
  },
]
