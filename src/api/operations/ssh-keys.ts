import { items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** The caller's own public keys. */
export const sshKeys = {
  currentUserSshKeyList: { provides: page => items('sshKey', page.items) },
  currentUserSshKeyCreate: { invalidates: () => [list('sshKey')] },
  currentUserSshKeyView: { provides: (sshKey, { path }) => one('sshKey', path.sshKey, sshKey) },
  currentUserSshKeyDelete: { invalidates: () => [list('sshKey')] },
} satisfies Entries
