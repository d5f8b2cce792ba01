import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { shortId, systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import {
  bundleFileSizeQuery,
  bundleListQuery,
  bundleViewQuery,
} from '@/store/system/support-bundles/queries'
import { definePages } from '@/views/shell/route-tree'

const BUNDLES = sectionCrumb(systemSections.supportBundles)

/** The support bundles, and the files in each. */
export const supportBundlePages = definePages(
  {
    id: 'system/support-bundles/list',
    path: systemPaths.supportBundles.pattern,
    layout: systemLayout,
    crumbs: crumbs(BUNDLES),
    queries: () => [bundleListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New support bundle', to: () => systemPaths.supportBundleCreate() },
    },
    screen: () => import('./support-bundles/list.screen'),
  },
  {
    id: 'system/support-bundles/create',
    path: systemPaths.supportBundleCreate.pattern,
    layout: systemLayout,
    parent: 'system/support-bundles/list',
    crumbs: crumbs(BUNDLES, titleCrumb('New support bundle', systemPaths.supportBundleCreate)),
    screen: () => import('./support-bundles/create.screen'),
  },
  {
    id: 'system/support-bundles/page',
    path: `${systemPaths.supportBundle.pattern}?file`,
    layout: systemLayout,
    crumbs: params =>
      crumbs(BUNDLES, pageCrumb(shortId(params.bundleId), systemPaths.supportBundle))(params),
    queries: ({ bundleId, file }) => [
      bundleViewQuery({ bundleId }),
      ...(file ? [optional(bundleFileSizeQuery({ bundleId, file }))] : []),
    ],
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: () => 'Support bundle' },
    screen: () => import('./support-bundles/page.screen'),
  },
)
