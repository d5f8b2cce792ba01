import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { bfdStatusQuery } from '@/store/system/issues/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { definePages } from '@/views/shell/route-tree'

const BFD = [sectionCrumb(systemSections.bfd)] as const

const layout = systemLayout

/** The sessions that detect the loss of a neighbor. */
export const bfdPages = definePages(
  {
    id: 'system/bfd/list',
    path: `${systemPaths.bfd.pattern}?every`,
    layout,
    crumbs: crumbs(...BFD),
    // It fails if one of the switches cannot be reached. Sessions can be enabled all the same.
    queries: () => [optional(bfdStatusQuery)],
    queriesAfter: fleetRoleQueries,
    palette: { create: { label: 'Enable BFD session', to: () => systemPaths.bfdSessionCreate() } },
    screen: () => import('./bfd/list.screen'),
  },
  {
    id: 'system/bfd/enable',
    path: systemPaths.bfdSessionCreate.pattern,
    layout,
    parent: 'system/bfd/list',
    crumbs: crumbs(...BFD, titleCrumb('Enable BFD session', systemPaths.bfdSessionCreate)),
    screen: () => import('./bfd/enable.screen'),
  },
)
