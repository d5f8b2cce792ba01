import { z } from 'zod'
import { IdSortMode, NameOrId, NameSortMode } from '../common'
import { uuid } from '../scalars'
import {
  CurrentUser,
  Group,
  GroupResultsPage,
  User,
  UserBuiltin,
  UserBuiltinResultsPage,
  UserResultsPage,
} from '../users'
import { sorted } from './facts'

export const usersCalls = {
  groupList: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: GroupResultsPage,
  },
  groupView: {
    status: 200,
    path: z.object({ groupId: uuid }),
    result: Group,
  },
  currentUserView: {
    status: 200,
    result: CurrentUser,
  },
  currentUserGroups: {
    status: 200,
    query: sorted(IdSortMode, {}, {}),
    result: GroupResultsPage,
  },
  siloUserList: {
    status: 200,
    query: sorted(IdSortMode, { silo: NameOrId }, {}),
    result: UserResultsPage,
  },
  siloUserView: {
    status: 200,
    path: z.object({ userId: uuid }),
    query: z.object({ silo: NameOrId }),
    result: User,
  },
  userBuiltinList: {
    status: 200,
    query: sorted(NameSortMode, {}, {}),
    result: UserBuiltinResultsPage,
  },
  userBuiltinView: {
    status: 200,
    path: z.object({ user: NameOrId }),
    result: UserBuiltin,
  },
  userList: {
    status: 200,
    query: sorted(IdSortMode, {}, { group: uuid.nullish() }),
    result: UserResultsPage,
  },
}
