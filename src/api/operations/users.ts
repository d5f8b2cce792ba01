import type { InSilo, PageById, PageByName } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type { NameOrId } from '@/api/schema/common'
import type {
  CurrentUser,
  Group,
  GroupResultsPage,
  User,
  UserBuiltin,
  UserBuiltinResultsPage,
  UserResultsPage,
} from '@/api/schema/users'

/** Users and groups, and who is asking. */
export const users = {
  groupList: query<{ query?: PageById }, GroupResultsPage>('GET', '/v1/groups', {
    isLoggable: true,
    provides: page => items('group', page.items),
  }),
  groupView: query<{ path: { groupId: string } }, Group>('GET', '/v1/groups/{groupId}', {
    isLoggable: true,
    provides: (group, { path }) => one('group', path.groupId, group),
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
  /** Users of any silo, for operators. */
  siloUserList: query<{ query: InSilo & PageById }, UserResultsPage>('GET', '/v1/system/users', {
    isLoggable: true,
    provides: page => items('user', page.items),
  }),
  siloUserView: query<{ path: { userId: string }; query: InSilo }, User>(
    'GET',
    '/v1/system/users/{userId}',
    { isLoggable: true, provides: (user, { path }) => one('user', path.userId, user) },
  ),
  userBuiltinList: query<{ query?: PageByName }, UserBuiltinResultsPage>(
    'GET',
    '/v1/system/users-builtin',
    { isLoggable: true, provides: page => items('userBuiltin', page.items) },
  ),
  userBuiltinView: query<{ path: { user: NameOrId } }, UserBuiltin>(
    'GET',
    '/v1/system/users-builtin/{user}',
    { isLoggable: true, provides: (user, { path }) => one('userBuiltin', path.user, user) },
  ),
  /** Users of the caller's silo, optionally of one group. */
  userList: query<{ query?: { group?: string | null | undefined } & PageById }, UserResultsPage>(
    'GET',
    '/v1/users',
    { isLoggable: true, provides: page => items('user', page.items) },
  ),
}
