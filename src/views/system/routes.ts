import { layouts, systemSections } from '@/store/layouts'
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
  titleCrumb,
} from '@/store/routing/crumbs'
import { bearFailure, mustBeFresh } from '@/store/routing/route'
import {
  allIpPoolsQuery,
  ipPoolListQuery,
  ipPoolPageQueries,
  ipPoolViewQuery,
  takenRangesQueries,
} from '@/store/system/ip-pools/queries'
import { systemPaths } from '@/store/system/paths'
import { fleetRoleQueries } from '@/store/system/queries'
import { identityProviderQuery, siloListQuery, siloPageQueries } from '@/store/system/silos/queries'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

const SILOS = [sectionCrumb(systemSections.silos)] as const
const SILO = [...SILOS, objectCrumb('silo', systemPaths.silo)] as const
const IP_POOLS = [sectionCrumb(systemSections.ipPools)] as const
const IP_POOL = [...IP_POOLS, objectCrumb('pool', systemPaths.ipPool)] as const

export const systemRoutes = defineRoutes([
  {
    id: 'system/silos/list',
    path: systemPaths.silos.pattern,
    layout: layouts.system,
    crumbs: crumbs(...SILOS),
    queries: () => [siloListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New silo', to: () => systemPaths.siloCreate() },
      rows: {
        list: () => siloListQuery,
        group: 'Silo detail',
        to: (_params, silo) => systemPaths.silo({ silo }),
      },
    },
    skeleton: { columns: ['name', 'description', 'discoverable', 'Identity mode', 'created', ''] },
    screen: () => import('./silos/list.screen'),
  },
  {
    id: 'system/silos/create',
    path: systemPaths.siloCreate.pattern,
    layout: layouts.system,
    over: 'system/silos/list',
    crumbs: crumbs(...SILOS, titleCrumb('New silo', systemPaths.siloCreate)),
    screen: () => import('./silos/create.screen'),
  },
  {
    id: 'system/silos/page',
    path: systemPaths.silo.pattern,
    layout: layouts.system,
    crumbs: crumbs(...SILO),
    searchParams: ['tab'],
    queries: siloPageQueries,
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: ({ silo = '' }) => silo },
    screen: () => import('./silos/page.screen'),
  },
  {
    id: 'system/identity-providers/create',
    path: systemPaths.identityProviderCreate.pattern,
    layout: layouts.system,
    over: 'system/silos/page',
    crumbs: crumbs(
      ...SILO,
      titleCrumb('New identity provider', systemPaths.identityProviderCreate),
    ),
    screen: () => import('./identity-providers/create.screen'),
  },
  {
    id: 'system/identity-providers/panel',
    path: systemPaths.identityProvider.pattern,
    layout: layouts.system,
    over: 'system/silos/page',
    crumbs: crumbs(...SILO, objectTitleCrumb('provider', systemPaths.identityProvider)),
    queries: ({ silo = '', provider = '' }) => [identityProviderQuery(silo, provider)],
    screen: () => import('./identity-providers/panel.screen'),
  },
  unbuilt(
    'system/utilization/page',
    systemPaths.utilization,
    layouts.system,
    crumbs(sectionCrumb(systemSections.utilization)),
  ),
  {
    id: 'system/inventory/root',
    path: systemPaths.inventory.pattern,
    layout: layouts.system,
    redirect: () => systemPaths.sleds(),
  },
  unbuilt(
    'system/sleds/list',
    systemPaths.sleds,
    layouts.system,
    crumbs(sectionCrumb(systemSections.inventory), pageCrumb('Sleds', systemPaths.sleds)),
  ),
  {
    id: 'system/networking/root',
    path: systemPaths.networking.pattern,
    layout: layouts.system,
    redirect: () => systemPaths.ipPools(),
  },
  {
    id: 'system/ip-pools/list',
    path: systemPaths.ipPools.pattern,
    layout: layouts.system,
    crumbs: crumbs(...IP_POOLS),
    queries: () => [ipPoolListQuery],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New IP pool', to: () => systemPaths.ipPoolCreate() },
      rows: {
        list: () => ipPoolListQuery,
        group: 'Go to IP pool',
        to: (_params, pool) => systemPaths.ipPool({ pool }),
      },
    },
    skeleton: { columns: ['name', 'description', 'Utilization', 'created', ''] },
    screen: () => import('./ip-pools/list.screen'),
  },
  {
    id: 'system/ip-pools/create',
    path: systemPaths.ipPoolCreate.pattern,
    layout: layouts.system,
    over: 'system/ip-pools/list',
    crumbs: crumbs(...IP_POOLS, titleCrumb('New IP pool', systemPaths.ipPoolCreate)),
    screen: () => import('./ip-pools/create.screen'),
  },
  {
    id: 'system/ip-pools/page',
    path: systemPaths.ipPool.pattern,
    layout: layouts.system,
    crumbs: crumbs(...IP_POOL),
    searchParams: ['tab'],
    queries: ipPoolPageQueries,
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: ({ pool = '' }) => pool },
    screen: () => import('./ip-pools/page.screen'),
  },
  {
    id: 'system/ip-pools/edit',
    path: systemPaths.ipPoolEdit.pattern,
    layout: layouts.system,
    over: 'system/ip-pools/page',
    crumbs: crumbs(...IP_POOL, titleCrumb('Edit IP pool', systemPaths.ipPoolEdit)),
    queries: ({ pool = '' }) => [mustBeFresh(ipPoolViewQuery(pool))],
    screen: () => import('./ip-pools/edit.screen'),
  },
  {
    id: 'system/ip-pool-ranges/add',
    path: systemPaths.ipPoolRangeAdd.pattern,
    layout: layouts.system,
    over: 'system/ip-pools/page',
    crumbs: crumbs(...IP_POOL, titleCrumb('Add IP range', systemPaths.ipPoolRangeAdd)),
    queries: () => [bearFailure(allIpPoolsQuery)],
    queriesAfter: takenRangesQueries,
    screen: () => import('./ip-pool-ranges/add.screen'),
  },
])
