import { systemLayout, systemSections } from '@/store/system/layout'
import { updateStatusQuery } from '@/store/release/queries'
import { crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { repositoryListQuery, trustRootListQuery } from '@/store/system/update/queries'
import { definePages } from '@/views/shell/route-tree'

const UPDATE = sectionCrumb(systemSections.update)

/** The update of the system. */
export const updatePages = definePages(
  {
    id: 'system/update/page',
    // Only rendered around one of its tabs.
    path: `${systemPaths.update.pattern}/-`,
    layout: systemLayout,
    skeleton: { heading: () => 'System update' },
    screen: () => import('./update/page.screen'),
  },
  {
    id: 'system/update/status',
    path: systemPaths.update.pattern,
    layout: systemLayout,
    parent: 'system/update/page',
    crumbs: crumbs(UPDATE),
    queries: () => [updateStatusQuery],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./update/status.screen'),
  },
  {
    id: 'system/update/repositories',
    path: systemPaths.updateRepositories.pattern,
    layout: systemLayout,
    parent: 'system/update/page',
    crumbs: crumbs(UPDATE, pageCrumb('Repositories', systemPaths.updateRepositories)),
    queries: () => [repositoryListQuery, optional(updateStatusQuery)],
    queriesAfter: fleetRoleQueries,
    needs: 'systemUpdate',
    screen: () => import('./update/repositories.screen'),
  },
  {
    id: 'system/update/trust-roots',
    path: systemPaths.updateTrustRoots.pattern,
    layout: systemLayout,
    parent: 'system/update/page',
    crumbs: crumbs(UPDATE, pageCrumb('Trust roots', systemPaths.updateTrustRoots)),
    queries: () => [trustRootListQuery, optional(updateStatusQuery)],
    queriesAfter: fleetRoleQueries,
    needs: 'trustRoots',
    screen: () => import('./update/trust-roots.screen'),
  },
)
