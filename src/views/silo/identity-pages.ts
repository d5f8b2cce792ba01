import { allGroupsQuery, usersQuery } from '@/store/access/queries'
import { layouts, siloSections } from '@/store/layouts'
import { objectTitleCrumb, crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'
import { accountOperations } from '@/store/settings/operations'
import {
  groupPageQueries,
  groupViewQuery,
  userPageQueries,
  userViewQuery,
} from '@/store/silo/identities/queries'
import { siloPaths } from '@/store/silo/paths'
import { authSettingsQuery } from '@/store/silo/sign-in-settings/queries'
import { allProjectsQuery } from '@/store/silo/projects/queries'
import { systemOperations } from '@/store/system/operations'
import { fleetRoleQueries } from '@/store/system/queries'
import type { Read } from '@/store/forms/definition'
import { definePages } from '@/views/shell/route-tree'

export const operations = { ...accountOperations, ...systemOperations }

const USERS = [sectionCrumb(siloSections.users)] as const
const GROUPS = [...USERS, pageCrumb('Groups', siloPaths.groups)] as const

/** What roles on the fleet come from, for those who may read it. */
const fleetQueries = (params: object, read: Read) =>
  read(currentUserQuery)?.fleetViewer || read(systemPolicyQuery)
    ? fleetRoleQueries(params, read)
    : []

/** The users and groups of the silo, and how they sign in. */
export const routes = definePages(
  {
    id: 'silo/identities/page',
    // Only rendered around one of its tabs.
    path: `${siloPaths.users.pattern}/-`,
    layout: layouts.silo,
    skeleton: { heading: () => 'Users and groups' },
    screen: () => import('./identities/page.screen'),
  },
  {
    id: 'silo/identities/users',
    path: siloPaths.users.pattern,
    layout: layouts.silo,
    parent: 'silo/identities/page',
    crumbs: crumbs(...USERS),
    queries: () => userPageQueries,
    palette: {
      rows: {
        list: () => usersQuery({}),
        group: 'Go to user',
        to: (_params, user) => siloPaths.user({ user }),
      },
    },
    screen: () => import('./identities/users.screen'),
  },
  {
    id: 'silo/identities/groups',
    path: siloPaths.groups.pattern,
    layout: layouts.silo,
    parent: 'silo/identities/page',
    crumbs: crumbs(...GROUPS),
    queries: () => groupPageQueries,
    palette: {
      rows: {
        list: () => allGroupsQuery,
        group: 'Go to group',
        to: (_params, group) => siloPaths.group({ group }),
      },
    },
    screen: () => import('./identities/groups.screen'),
  },
  {
    id: 'silo/identities/user',
    path: siloPaths.user.pattern,
    layout: layouts.silo,
    parent: 'silo/identities/users',
    crumbs: crumbs(...USERS, objectTitleCrumb('user', siloPaths.user)),
    queries: () => [optional(allProjectsQuery)],
    queriesAfter: (params, read, supports) => [
      ...(supports('userSessions') ? [userViewQuery(params)] : []),
      ...fleetQueries(params, read),
    ],
    exists: ({ user }, read) =>
      read(userViewQuery({ user })) !== undefined ||
      (read(usersQuery({}))?.items.some(({ id }) => id === user) ?? false),
    screen: () => import('./identities/user.screen'),
  },
  {
    id: 'silo/identities/group',
    path: siloPaths.group.pattern,
    layout: layouts.silo,
    parent: 'silo/identities/groups',
    crumbs: crumbs(...GROUPS, objectTitleCrumb('group', siloPaths.group)),
    queries: params => [groupViewQuery(params), optional(allProjectsQuery)],
    queriesAfter: fleetQueries,
    screen: () => import('./identities/group.screen'),
  },
  {
    id: 'silo/sign-in-settings/page',
    path: siloPaths.signInSettings.pattern,
    layout: layouts.silo,
    crumbs: crumbs(sectionCrumb(siloSections.signInSettings)),
    queries: () => [authSettingsQuery, optional(siloPolicyQuery)],
    needs: 'authSettings',
    screen: () => import('./sign-in-settings/page.screen'),
  },
)
