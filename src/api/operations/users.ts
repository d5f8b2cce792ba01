import { itemsOf, list } from '@/api/core/tags'
import type { Entries } from './entry'

/** Users and groups, and the current user. */
export const users = {
  groupList: { provides: itemsOf('group') },
  currentUserView: { provides: () => [list('currentUser')] },
  /** The caller's groups. */
  currentUserGroups: { provides: () => [list('currentUser')] },
  /** Users of the caller's silo, optionally of one group. */
  userList: { provides: itemsOf('user') },
  /** Users of any silo, for operators. */
  siloUserList: { provides: itemsOf('user') },
} satisfies Entries
