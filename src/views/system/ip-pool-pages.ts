import type { Read } from '@/store/forms/definition'
import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import type { Supports } from '@/store/routing/route'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import {
  allIpPoolsQuery,
  ipPoolListQuery,
  ipPoolPageQueries,
  ipPoolViewQuery,
  servicePoolQueries,
  servicePoolsQuery,
  takenRangesQueries,
} from '@/store/system/ip-pools/queries'
import { ipPoolsOf, systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { definePages } from '@/views/shell/route-tree'

const IP_POOLS = [sectionCrumb(systemSections.ipPools)] as const
const SERVICE_POOL = [...IP_POOLS, pageCrumb('Service pool', systemPaths.servicePool)] as const
const IP_POOL = [...IP_POOLS, objectCrumb('pool', systemPaths.ipPool)] as const

/** From release 22 on, the system's services can have several pools, listed with all others. */
const servicePools = (_params: object, _read: Read, supports: Supports) =>
  supports('poolAssignment') ? ipPoolsOf('system_services') : undefined

/** The IP pools and their ranges. */
export const ipPoolPages = definePages(
  {
    id: 'system/networking/root',
    path: systemPaths.networking.pattern,
    layout: systemLayout,
    redirect: () => systemPaths.ipPools(),
  },
  {
    id: 'system/ip-pools/list',
    path: `${systemPaths.ipPools.pattern}?assignment`,
    layout: systemLayout,
    crumbs: crumbs(...IP_POOLS),
    queries: params => [ipPoolListQuery(params)],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New IP pool', to: () => systemPaths.ipPoolCreate() },
      rows: {
        list: ipPoolListQuery,
        group: 'Go to IP pool',
        to: (_params, pool) => systemPaths.ipPool({ pool }),
      },
    },
    screen: () => import('./ip-pools/list.screen'),
  },
  {
    id: 'system/ip-pools/create',
    path: systemPaths.ipPoolCreate.pattern,
    layout: systemLayout,
    parent: 'system/ip-pools/list',
    crumbs: crumbs(...IP_POOLS, titleCrumb('New IP pool', systemPaths.ipPoolCreate)),
    screen: () => import('./ip-pools/create.screen'),
  },
  {
    id: 'system/ip-pools/page',
    path: `${systemPaths.ipPool.pattern}?tab`,
    layout: systemLayout,
    crumbs: crumbs(...IP_POOL),
    queries: ipPoolPageQueries,
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: ({ pool }) => pool },
    screen: () => import('./ip-pools/page.screen'),
  },
  {
    id: 'system/ip-pools/edit',
    path: systemPaths.ipPoolEdit.pattern,
    layout: systemLayout,
    parent: 'system/ip-pools/page',
    crumbs: crumbs(...IP_POOL, titleCrumb('Edit IP pool', systemPaths.ipPoolEdit)),
    queries: ({ pool }) => [mustBeFresh(ipPoolViewQuery({ pool }))],
    screen: () => import('./ip-pools/edit.screen'),
  },
  {
    id: 'system/ip-pool-ranges/add',
    path: systemPaths.ipPoolRangeAdd.pattern,
    layout: systemLayout,
    parent: 'system/ip-pools/page',
    crumbs: crumbs(...IP_POOL, titleCrumb('Add IP range', systemPaths.ipPoolRangeAdd)),
    queries: () => [optional(allIpPoolsQuery)],
    queriesAfter: takenRangesQueries,
    screen: () => import('./ip-pool-ranges/add.screen'),
  },
  {
    id: 'system/service-pool/page',
    path: systemPaths.servicePool.pattern,
    layout: systemLayout,
    crumbs: crumbs(...SERVICE_POOL),
    queries: () => [servicePoolsQuery],
    queriesAfter: (params, read, supports) => [
      ...fleetRoleQueries(params, read),
      ...servicePoolQueries(params, read, supports),
    ],
    resolveTo: servicePools,
    screen: () => import('./service-pool/page.screen'),
  },
  {
    id: 'system/service-pool/add-range',
    path: systemPaths.servicePoolRangeAdd.pattern,
    layout: systemLayout,
    parent: 'system/service-pool/page',
    crumbs: crumbs(...SERVICE_POOL, titleCrumb('Add IP range', systemPaths.servicePoolRangeAdd)),
    queries: () => [optional(allIpPoolsQuery)],
    queriesAfter: takenRangesQueries,
    resolveTo: servicePools,
    screen: () => import('./service-pool/add-range.screen'),
  },
)
