import { allGroupsQuery, usersQuery } from '@/store/access/queries'
import type { Read } from '@/store/forms/definition'
import { siloSections } from '@/store/layouts'
import { optional } from '@/store/queries/define'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'
import { accountOperations } from '@/api/operations/account'
import {
  groupPageQueries,
  groupViewQuery,
  userPageQueries,
  userViewQuery,
  authSettingsQuery,
} from '@/store/silo/identities/queries'
import { siloPaths } from '@/store/silo/paths'
import { allProjectsQuery } from '@/store/silo/queries'
import { systemOperations } from '@/api/operations/system'
import { fleetRoleQueries } from '@/store/system/queries'
import { over, page, tabs } from '@/views/shell/route-tree'

export const operations = { ...accountOperations, ...systemOperations }

/** What roles on the fleet come from, for those who may read it. */
const fleetQueries = (params: object, read: Read) =>
  read(currentUserQuery)?.fleetViewer || read(systemPolicyQuery)
    ? fleetRoleQueries(params, read)
    : []

/** The users and groups of the silo, and how they sign in. */
export const routes = [
  tabs(
    'silo/identities/page',
    siloPaths.users,
    {
      crumb: siloSections.users,
      heading: 'Users and groups',
      screen: () => import('./identities/page.screen'),
    },
    [
      page(
        'silo/identities/users',
        siloPaths.users,
        {
          queries: () => userPageQueries,
          palette: {
            rows: [
              {
                list: () => usersQuery({}),
                group: 'Go to user',
                to: (_params, user) => siloPaths.user({ user }),
              },
            ],
          },
          screen: () => import('./identities/users.screen'),
        },
        [
          over('silo/identities/user', siloPaths.user, {
            queries: () => [optional(allProjectsQuery)],
            queriesAfter: (params, read, supports) => [
              ...(supports('userSessions') ? [userViewQuery(params)] : []),
              ...fleetQueries(params, read),
            ],
            exists: ({ user }, read) =>
              read(userViewQuery({ user })) !== undefined ||
              (read(usersQuery({}))?.items.some(({ id }) => id === user) ?? false),
            screen: () => import('./identities/user.screen'),
          }),
        ],
      ),
      page(
        'silo/identities/groups',
        siloPaths.groups,
        {
          crumb: 'Groups',
          queries: () => groupPageQueries,
          palette: {
            rows: [
              {
                list: () => allGroupsQuery,
                group: 'Go to group',
                to: (_params, group) => siloPaths.group({ group }),
              },
            ],
          },
          screen: () => import('./identities/groups.screen'),
        },
        [
          over('silo/identities/group', siloPaths.group, {
            queries: params => [groupViewQuery(params), optional(allProjectsQuery)],
            queriesAfter: fleetQueries,
            screen: () => import('./identities/group.screen'),
          }),
        ],
      ),
    ],
  ),
  page('silo/sign-in-settings/page', siloPaths.signInSettings, {
    crumb: siloSections.signInSettings,
    queries: () => [authSettingsQuery, optional(siloPolicyQuery)],
    screen: () => import('./sign-in-settings/page.screen'),
  }),
]
