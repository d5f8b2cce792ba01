import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** The caller's own public keys. */
export const sshKeys = {
  currentUserSshKeyList: { provides: itemsOf('sshKey') },
  currentUserSshKeyCreate: { invalidates: () => [list('sshKey')] },
  currentUserSshKeyView: { provides: oneBy('sshKey', 'sshKey') },
  currentUserSshKeyDelete: { invalidates: () => [list('sshKey')] },
} satisfies Entries
