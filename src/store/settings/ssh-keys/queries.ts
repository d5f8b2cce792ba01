import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
import { defineQuery } from '@/store/queries/define'

/** The first page of the user's SSH keys. */
export const sshKeyListQuery = {
  endpoint: 'currentUserSshKeyList',
  args: { query: { limit: PAGE_SIZE } },
} as const satisfies Query

/** The user's SSH keys, for selection. */
export const allSshKeysQuery = {
  endpoint: 'currentUserSshKeyList',
  args: { query: { limit: ALL_ITEMS_LIMIT } },
} as const satisfies Query

export const sshKeyViewQuery = defineQuery(({ sshKey }: { sshKey: string }) => ({
  endpoint: 'currentUserSshKeyView',
  args: { path: { sshKey } },
}))
