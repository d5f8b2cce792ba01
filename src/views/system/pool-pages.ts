import type { Read } from '@/store/forms/definition'
import type { Supports } from '@/store/routing/route'
import { mustBeFresh, optional } from '@/store/queries/define'
import {
  allIpPoolsQuery,
  ipPoolListQuery,
  ipPoolPageQueries,
  ipPoolViewQuery,
  servicePoolQueries,
  servicePoolsQuery,
  takenRangesQueries,
  subnetPoolListQuery,
  subnetPoolMemberListQuery,
  subnetPoolSiloListQuery,
  subnetPoolUtilizationQuery,
  subnetPoolViewQuery,
} from '@/store/system/ip-pools/queries'
import { systemSections } from '@/store/system/layout'
import { ipPoolsOf, systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { allSilosQuery } from '@/store/system/silos/queries'
import { over, page, redirect } from '@/views/shell/route-tree'

const ipPoolPage = page(
  'system/ip-pools/page',
  `${systemPaths.ipPool.pattern}?tab&address&group&of`,
  {
    crumb: ({ pool }) => pool,
    queries: ipPoolPageQueries,
    queriesAfter: fleetRoleQueries,
    screen: () => import('./ip-pools/page.screen'),
  },
  [
    over('system/ip-pools/edit', systemPaths.ipPoolEdit, {
      title: 'Edit IP pool',
      queries: ({ pool }) => [mustBeFresh(ipPoolViewQuery({ pool }))],
      screen: () => import('./ip-pools/edit.screen'),
    }),
    over('system/ip-pool-ranges/add', systemPaths.ipPoolRangeAdd, {
      title: 'Add IP range',
      queries: () => [optional(allIpPoolsQuery)],
      queriesAfter: takenRangesQueries,
      screen: () => import('./ip-pool-ranges/add.screen'),
    }),
  ],
)

/** From release 22 on, the system's services can have several pools, listed with all others. */
const servicePools = (_params: object, _read: Read, supports: Supports) =>
  supports('poolAssignment') ? ipPoolsOf('system_services') : undefined

const servicePoolPage = page(
  'system/service-pool/page',
  systemPaths.servicePool,
  {
    crumb: 'Service pool',
    resolveTo: servicePools,
    queries: () => [servicePoolsQuery],
    queriesAfter: (params, read, supports) => [
      ...fleetRoleQueries(params, read),
      ...servicePoolQueries(params, read, supports),
    ],
    screen: () => import('./service-pool/page.screen'),
  },
  [
    over('system/service-pool/add-range', systemPaths.servicePoolRangeAdd, {
      title: 'Add IP range',
      resolveTo: servicePools,
      queries: () => [optional(allIpPoolsQuery)],
      queriesAfter: takenRangesQueries,
      screen: () => import('./service-pool/add-range.screen'),
    }),
  ],
)

const subnetPoolPage = page(
  'system/subnet-pools/page',
  `${systemPaths.subnetPool.pattern}?tab`,
  {
    crumb: ({ subnetPool }) => subnetPool,
    queries: ({ subnetPool }) => [
      subnetPoolViewQuery({ subnetPool }),
      subnetPoolMemberListQuery({ subnetPool }),
      subnetPoolSiloListQuery({ subnetPool }),
      optional(subnetPoolUtilizationQuery({ subnetPool })),
      optional(allSilosQuery),
    ],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./subnet-pools/page.screen'),
  },
  [
    over('system/subnet-pools/edit', systemPaths.subnetPoolEdit, {
      title: 'Edit subnet pool',
      queries: ({ subnetPool }) => [mustBeFresh(subnetPoolViewQuery({ subnetPool }))],
      screen: () => import('./subnet-pools/edit.screen'),
    }),
    over('system/subnet-pools/add-member', systemPaths.subnetPoolMemberAdd, {
      title: 'Add member',
      screen: () => import('./subnet-pools/add-member.screen'),
    }),
  ],
)

/** The pools of addresses and subnets, and the silos they are linked to. */
export const poolPages = [
  redirect('system/networking/root', systemPaths.networking, () => systemPaths.ipPools()),
  page(
    'system/ip-pools/list',
    `${systemPaths.ipPools.pattern}?assignment`,
    {
      crumb: systemSections.ipPools,
      list: ipPoolListQuery,
      noun: 'IP pool',
      opens: systemPaths.ipPool,
      queriesAfter: fleetRoleQueries,
      screen: () => import('./ip-pools/list.screen'),
    },
    [
      over('system/ip-pools/create', systemPaths.ipPoolCreate, {
        create: 'New IP pool',
        screen: () => import('./ip-pools/create.screen'),
      }),
      ipPoolPage,
      servicePoolPage,
    ],
  ),
  page(
    'system/subnet-pools/list',
    systemPaths.subnetPools,
    {
      crumb: systemSections.subnetPools,
      list: () => subnetPoolListQuery,
      noun: 'subnet pool',
      opens: systemPaths.subnetPool,
      queriesAfter: fleetRoleQueries,
      screen: () => import('./subnet-pools/list.screen'),
    },
    [
      over('system/subnet-pools/create', systemPaths.subnetPoolCreate, {
        create: 'New subnet pool',
        screen: () => import('./subnet-pools/create.screen'),
      }),
      subnetPoolPage,
    ],
  ),
]
