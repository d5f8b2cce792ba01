import type { SshKey } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { copyRequested } from '@/store/tab/slice'
import { settingsPaths } from '../paths'

/** The actions on an SSH key in its row, or on its own `screen`. */
export const sshKeyActions = (
  { id, name, publicKey }: SshKey,
  screen?: string,
): ActionViewModel[] => [
  {
    id: 'copyPublicKey',
    label: 'Copy public key',
    event: copyRequested({ text: publicKey }),
  },
  deletion(
    {
      id,
      kind: 'SSH key',
      name,
      consequences: rich`Instances that were created with it still accept it.`,
    },
    {
      command: { endpoint: 'currentUserSshKeyDelete', args: { path: { sshKey: name } } },
      ...leaving(screen, settingsPaths.sshKeys()),
    },
  ),
]
