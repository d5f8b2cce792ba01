import type { PageById } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import { items, list } from '@/api/core/tags'
import type { CurrentUser, GroupResultsPage, UserResultsPage } from '@/api/generated/types'

/** Users and groups, and who is asking. */
export const users = {
  groupList: query<{ query?: PageById }, GroupResultsPage>('GET', '/v1/groups', {
    isLoggable: true,
    provides: page => items('group', page.items),
  }),
  currentUserView: query<NoArgs, CurrentUser>('GET', '/v1/me', {
    isLoggable: true,
    provides: () => [list('currentUser')],
  }),
  /** The caller's groups. */
  currentUserGroups: query<{ query?: PageById }, GroupResultsPage>('GET', '/v1/me/groups', {
    isLoggable: true,
    provides: () => [list('currentUser')],
  }),
  /** Users of the caller's silo, optionally of one group. */
  userList: query<{ query?: { group?: string | null | undefined } & PageById }, UserResultsPage>(
    'GET',
    '/v1/users',
    { isLoggable: true, provides: page => items('user', page.items) },
  ),
}
