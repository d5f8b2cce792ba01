import { systemLayout, systemSections } from '@/store/system/layout'
import {
  crumbs,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import { allAddressLotsQuery, allBlocksQueries } from '@/store/system/address-lots/queries'
import {
  allBgpConfigsQuery,
  announcementsQuery,
  announceSetsQuery,
  bgpConfigListQuery,
  bgpExportedQuery,
  findBgpConfig,
  importedQueries,
  messagesQueries,
} from '@/store/system/bgp/queries'
import { bgpStatusQuery } from '@/store/system/issues/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { definePages } from '@/views/shell/route-tree'

const BGP = [sectionCrumb(systemSections.bgp)] as const
const CONFIGS = [...BGP, pageCrumb('Configurations', systemPaths.bgpConfigs)] as const
const SETS = [...BGP, pageCrumb('Announce sets', systemPaths.bgpAnnounceSets)] as const

const layout = systemLayout
const parent = 'system/bgp/page'

/** The routing between the rack and its neighbors. */
export const bgpPages = definePages(
  {
    id: parent,
    // Only rendered around one of its tabs.
    path: `${systemPaths.bgp.pattern}/-`,
    layout,
    skeleton: { heading: () => 'BGP' },
    screen: () => import('./bgp/page.screen'),
  },
  {
    id: 'system/bgp/peers',
    path: `${systemPaths.bgp.pattern}?every`,
    layout,
    parent,
    crumbs: crumbs(...BGP),
    queries: () => [bgpStatusQuery],
    screen: () => import('./bgp/peers.screen'),
  },
  {
    id: 'system/bgp/configurations',
    path: systemPaths.bgpConfigs.pattern,
    layout,
    parent,
    crumbs: crumbs(...CONFIGS),
    queries: () => [bgpConfigListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New BGP configuration', to: () => systemPaths.bgpConfigCreate() },
      rows: {
        list: () => bgpConfigListQuery,
        group: 'Go to BGP configuration',
        to: (_params, name) =>
          `${systemPaths.bgpConfigs()}?${new URLSearchParams({ q: `name:${name}` })}`,
      },
    },
    screen: () => import('./bgp/configurations.screen'),
  },
  {
    id: 'system/bgp/config-create',
    path: systemPaths.bgpConfigCreate.pattern,
    layout,
    parent: 'system/bgp/configurations',
    crumbs: crumbs(...CONFIGS, titleCrumb('New BGP configuration', systemPaths.bgpConfigCreate)),
    queries: () => [mustBeFresh(allBgpConfigsQuery), announceSetsQuery].map(optional),
    screen: () => import('./bgp/config-create.screen'),
  },
  {
    id: 'system/bgp/config-edit',
    path: systemPaths.bgpConfigEdit.pattern,
    layout,
    needs: 'bgpConfigUpdate',
    parent: 'system/bgp/configurations',
    crumbs: crumbs(...CONFIGS, titleCrumb('Edit BGP configuration', systemPaths.bgpConfigEdit)),
    queries: () => [mustBeFresh(allBgpConfigsQuery), announceSetsQuery],
    exists: (params, read) => findBgpConfig(read, params) !== undefined,
    screen: () => import('./bgp/config-edit.screen'),
  },
  {
    id: 'system/bgp/announce-sets',
    path: systemPaths.bgpAnnounceSets.pattern,
    layout,
    parent,
    crumbs: crumbs(...SETS),
    queries: () => [announceSetsQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New announce set', to: () => systemPaths.bgpAnnounceSetCreate() },
    },
    screen: () => import('./bgp/announce-sets.screen'),
  },
  {
    id: 'system/bgp/announce-set-create',
    path: systemPaths.bgpAnnounceSetCreate.pattern,
    layout,
    parent: 'system/bgp/announce-sets',
    crumbs: crumbs(...SETS, titleCrumb('New announce set', systemPaths.bgpAnnounceSetCreate)),
    queries: () => [mustBeFresh(announceSetsQuery), allAddressLotsQuery],
    queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
    screen: () => import('./bgp/announce-set-create.screen'),
  },
  {
    id: 'system/bgp/announce-set',
    path: systemPaths.bgpAnnounceSet.pattern,
    layout,
    parent: 'system/bgp/announce-sets',
    crumbs: crumbs(...SETS, objectTitleCrumb('announceSet', systemPaths.bgpAnnounceSet)),
    queries: ({ announceSet }) => [
      announcementsQuery({ announceSet }),
      optional(allAddressLotsQuery),
    ],
    queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
    screen: () => import('./bgp/announce-set.screen'),
  },
  {
    id: 'system/bgp/announce-set-edit',
    path: systemPaths.bgpAnnounceSetEdit.pattern,
    layout,
    parent: 'system/bgp/announce-sets',
    crumbs: crumbs(...SETS, titleCrumb('Edit announce set', systemPaths.bgpAnnounceSetEdit)),
    queries: ({ announceSet }) => [
      mustBeFresh(announcementsQuery({ announceSet })),
      mustBeFresh(announceSetsQuery),
      optional(allAddressLotsQuery),
    ],
    queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
    screen: () => import('./bgp/announce-set-edit.screen'),
  },
  {
    id: 'system/bgp/exported',
    path: systemPaths.bgpExported.pattern,
    layout,
    parent,
    crumbs: crumbs(...BGP, pageCrumb('Exported', systemPaths.bgpExported)),
    queries: () => [bgpExportedQuery],
    screen: () => import('./bgp/exported.screen'),
  },
  {
    id: 'system/bgp/imported',
    path: systemPaths.bgpImported.pattern,
    layout,
    parent,
    crumbs: crumbs(
      ...BGP,
      pageCrumb('Imported', () => systemPaths.bgpImported()),
    ),
    queries: () => [allBgpConfigsQuery],
    queriesAfter: importedQueries,
    screen: () => import('./bgp/imported.screen'),
  },
  {
    id: 'system/bgp/history',
    path: systemPaths.bgpHistory.pattern,
    layout,
    parent,
    crumbs: crumbs(
      ...BGP,
      pageCrumb('History', () => systemPaths.bgpHistory()),
    ),
    queries: () => [allBgpConfigsQuery],
    queriesAfter: messagesQueries,
    screen: () => import('./bgp/history.screen'),
  },
)
