import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, objectCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import {
  addressLotListQuery,
  addressLotViewQuery,
  allAddressLotsQuery,
  allBlocksQueries,
} from '@/store/system/address-lots/queries'
import { allowListQuery } from '@/store/system/allow-list/queries'
import {
  allLoopbackAddressesQuery,
  loopbackAddressListQuery,
} from '@/store/system/loopback-addresses/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { rackListQuery } from '@/store/system/racks/queries'
import { definePages } from '@/views/shell/route-tree'

const LOTS = [sectionCrumb(systemSections.addressLots)] as const
const LOOPBACKS = [sectionCrumb(systemSections.loopbackAddresses)] as const

const layout = systemLayout

/** The addresses of the rack's own network, and from where the rack may be reached. */
export const lotPages = definePages(
  {
    id: 'system/address-lots/list',
    path: systemPaths.addressLots.pattern,
    layout,
    crumbs: crumbs(...LOTS),
    queries: () => [addressLotListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New address lot', to: () => systemPaths.addressLotCreate() },
      rows: {
        list: () => addressLotListQuery,
        group: 'Go to address lot',
        to: (_params, lot) => systemPaths.addressLot({ lot }),
      },
    },
    screen: () => import('./address-lots/list.screen'),
  },
  {
    id: 'system/address-lots/create',
    path: systemPaths.addressLotCreate.pattern,
    layout,
    parent: 'system/address-lots/list',
    crumbs: crumbs(...LOTS, titleCrumb('New address lot', systemPaths.addressLotCreate)),
    screen: () => import('./address-lots/create.screen'),
  },
  {
    id: 'system/address-lots/page',
    path: systemPaths.addressLot.pattern,
    layout,
    crumbs: crumbs(...LOTS, objectCrumb('lot', systemPaths.addressLot)),
    queries: ({ lot }) => [addressLotViewQuery({ lot })],
    queriesAfter: (params, read, supports) => [
      ...(supports('addressLotView') ? [] : [allAddressLotsQuery]),
      ...fleetRoleQueries(params, read),
    ],
    skeleton: { heading: ({ lot }) => lot },
    screen: () => import('./address-lots/page.screen'),
  },
  {
    id: 'system/loopback-addresses/list',
    path: systemPaths.loopbackAddresses.pattern,
    layout,
    crumbs: crumbs(...LOOPBACKS),
    queries: () => [loopbackAddressListQuery, optional(allAddressLotsQuery)],
    queriesAfter: (params, read) => [
      ...allBlocksQueries(read).map(optional),
      ...fleetRoleQueries(params, read),
    ],
    palette: {
      create: { label: 'New loopback address', to: () => systemPaths.loopbackAddressCreate() },
    },
    screen: () => import('./loopback-addresses/list.screen'),
  },
  {
    id: 'system/loopback-addresses/create',
    path: systemPaths.loopbackAddressCreate.pattern,
    layout,
    parent: 'system/loopback-addresses/list',
    crumbs: crumbs(
      ...LOOPBACKS,
      titleCrumb('New loopback address', systemPaths.loopbackAddressCreate),
    ),
    queries: () => [rackListQuery, allAddressLotsQuery, allLoopbackAddressesQuery].map(optional),
    screen: () => import('./loopback-addresses/create.screen'),
  },
  {
    id: 'system/allow-list/page',
    path: systemPaths.allowList.pattern,
    layout,
    crumbs: crumbs(sectionCrumb(systemSections.allowList)),
    queries: () => [mustBeFresh(allowListQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./allow-list/page.screen'),
  },
)
