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
import { paged } from './facts'

export const usersCalls = {
  groupList: {
    status: 200,
    query: paged(IdSortMode, {}, {}),
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
    query: paged(IdSortMode, {}, {}),
    result: GroupResultsPage,
  },
  siloUserList: {
    status: 200,
    query: paged(IdSortMode, { silo: NameOrId }, {}),
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
    query: paged(NameSortMode, {}, {}),
    result: UserBuiltinResultsPage,
  },
  userBuiltinView: {
    status: 200,
    path: z.object({ user: NameOrId }),
    result: UserBuiltin,
  },
  userList: {
    status: 200,
    query: paged(IdSortMode, {}, { group: uuid.nullish() }),
    result: UserResultsPage,
  },
}
