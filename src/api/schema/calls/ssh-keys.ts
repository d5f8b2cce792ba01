import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { SshKey, SshKeyCreate, SshKeyResultsPage } from '../ssh-keys'
import { sorted } from './facts'

export const sshKeysCalls = {
  currentUserSshKeyList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: SshKeyResultsPage,
  },
  currentUserSshKeyCreate: {
    status: 201,
    body: SshKeyCreate,
    result: SshKey,
  },
  currentUserSshKeyView: {
    status: 200,
    path: z.object({ sshKey: NameOrId }),
    result: SshKey,
  },
  currentUserSshKeyDelete: {
    status: 204,
    path: z.object({ sshKey: NameOrId }),
  },
}
