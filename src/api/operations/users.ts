import type { InSilo, PageById, PageByName } from '@/api/core/arguments'
import type { NoArgs } from '@/api/core/operation'
import { query } from '@/api/core/operation'
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

export const users = {
  groupList: query<{ query?: PageById }, GroupResultsPage>('GET', '/v1/groups'),
  groupView: query<{ path: { groupId: string } }, Group>('GET', '/v1/groups/{groupId}'),
  currentUserView: query<NoArgs, CurrentUser>('GET', '/v1/me'),
  currentUserGroups: query<{ query?: PageById }, GroupResultsPage>('GET', '/v1/me/groups'),
  siloUserList: query<{ query: InSilo & PageById }, UserResultsPage>('GET', '/v1/system/users'),
  siloUserView: query<{ path: { userId: string }; query: InSilo }, User>(
    'GET',
    '/v1/system/users/{userId}',
  ),
  userBuiltinList: query<{ query?: PageByName }, UserBuiltinResultsPage>(
    'GET',
    '/v1/system/users-builtin',
  ),
  userBuiltinView: query<{ path: { user: NameOrId } }, UserBuiltin>(
    'GET',
    '/v1/system/users-builtin/{user}',
  ),
  userList: query<{ query?: { group?: string | null | undefined } & PageById }, UserResultsPage>(
    'GET',
    '/v1/users',
  ),
}
