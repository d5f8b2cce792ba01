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
import {
  ISSUE_QUERIES,
  issueDetailQueries,
  issuePoolsQuery,
  issueSilosQuery,
} from '@/store/system/issues/queries'
import { systemPaths } from '@/store/system/paths'
import {
  physicalDiskListQuery,
  physicalDiskViewQuery,
  sledDisksQuery,
} from '@/store/system/physical-disks/queries'
import { rackListQuery, rackPageQueries } from '@/store/system/racks/queries'
import {
  allSledsQuery,
  sledInstancesQuery,
  sledListQuery,
  sledViewQuery,
} from '@/store/system/sleds/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import { identityProviderQuery, siloListQuery, siloPageQueries } from '@/store/system/silos/queries'
import { switchListQuery, switchViewQuery } from '@/store/system/switches/queries'
import { uninitializedSledsQuery } from '@/store/system/uninitialized-sleds/queries'
import { siloChoicesQuery, siloUtilizationsQuery } from '@/store/system/utilization/queries'
import { defineRoutes } from '@/views/shell/view'

export { systemOperations as operations } from '@/store/system/operations'
export { systemDialogs as dialogs } from './dialogs'

const SILOS = [sectionCrumb(systemSections.silos)] as const
const SILO = [...SILOS, objectCrumb('silo', systemPaths.silo)] as const
const IP_POOLS = [sectionCrumb(systemSections.ipPools)] as const
const IP_POOL = [...IP_POOLS, objectCrumb('pool', systemPaths.ipPool)] as const
const INVENTORY = sectionCrumb(systemSections.inventory)
const SLEDS = [INVENTORY, pageCrumb('Sleds', systemPaths.sleds)] as const
const SLED = [...SLEDS, objectCrumb('sledId', systemPaths.sled)] as const
const PHYSICAL_DISKS = [INVENTORY, pageCrumb('Disks', systemPaths.physicalDisks)] as const
const RACKS = [INVENTORY, pageCrumb('Racks', systemPaths.racks)] as const
const SWITCHES = [INVENTORY, pageCrumb('Switches', systemPaths.switches)] as const

export const routes = defineRoutes([
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
  {
    id: 'system/utilization/page',
    path: systemPaths.utilization.pattern,
    layout: layouts.system,
    crumbs: crumbs(sectionCrumb(systemSections.utilization)),
    queries: () => [siloChoicesQuery, siloUtilizationsQuery, bearFailure(allSledsQuery)],
    screen: () => import('./utilization/page.screen'),
  },
  {
    id: 'system/inventory/root',
    path: systemPaths.inventory.pattern,
    layout: layouts.system,
    redirect: () => systemPaths.sleds(),
  },
  {
    id: 'system/inventory/page',
    // Only ever drawn around one of its tabs.
    path: `${systemPaths.inventory.pattern}/-`,
    layout: layouts.system,
    skeleton: { heading: () => 'Inventory' },
    screen: () => import('./inventory/page.screen'),
  },
  {
    id: 'system/sleds/tab',
    path: systemPaths.sleds.pattern,
    layout: layouts.system,
    over: 'system/inventory/page',
    crumbs: crumbs(...SLEDS),
    queries: () => [sledListQuery],
    screen: () => import('./sleds/tab.screen'),
  },
  {
    id: 'system/sled/root',
    path: systemPaths.sled.pattern,
    layout: layouts.system,
    redirect: systemPaths.sledInstances,
  },
  {
    id: 'system/sled/page',
    // Only ever drawn around one of its tabs.
    path: `${systemPaths.sled.pattern}/-`,
    layout: layouts.system,
    queries: ({ sledId = '' }) => [sledViewQuery(sledId)],
    skeleton: { heading: () => 'Sled' },
    screen: () => import('./sled/page.screen'),
  },
  {
    id: 'system/sled/instances',
    path: systemPaths.sledInstances.pattern,
    layout: layouts.system,
    over: 'system/sled/page',
    crumbs: crumbs(...SLED, pageCrumb('Instances', systemPaths.sledInstances)),
    queries: ({ sledId = '' }) => [sledInstancesQuery(sledId)],
    screen: () => import('./sled/instances.screen'),
  },
  {
    id: 'system/sled/disks',
    path: systemPaths.sledDisks.pattern,
    layout: layouts.system,
    over: 'system/sled/page',
    crumbs: crumbs(...SLED, pageCrumb('Disks', systemPaths.sledDisks)),
    queries: ({ sledId = '' }) => [sledDisksQuery(sledId)],
    screen: () => import('./sled/disks.screen'),
  },
  {
    id: 'system/physical-disks/tab',
    path: systemPaths.physicalDisks.pattern,
    layout: layouts.system,
    over: 'system/inventory/page',
    crumbs: crumbs(...PHYSICAL_DISKS),
    queries: () => [physicalDiskListQuery],
    screen: () => import('./physical-disks/tab.screen'),
  },
  {
    id: 'system/physical-disks/panel',
    path: systemPaths.physicalDisk.pattern,
    layout: layouts.system,
    over: 'system/physical-disks/tab',
    crumbs: crumbs(...PHYSICAL_DISKS, objectTitleCrumb('diskId', systemPaths.physicalDisk)),
    queries: ({ diskId = '' }) => [physicalDiskViewQuery(diskId)],
    screen: () => import('./physical-disks/panel.screen'),
  },
  {
    id: 'system/racks/tab',
    path: systemPaths.racks.pattern,
    layout: layouts.system,
    over: 'system/inventory/page',
    crumbs: crumbs(...RACKS),
    queries: () => [rackListQuery],
    screen: () => import('./racks/tab.screen'),
  },
  {
    id: 'system/racks/page',
    path: systemPaths.rack.pattern,
    layout: layouts.system,
    crumbs: crumbs(...RACKS, objectCrumb('rackId', systemPaths.rack)),
    queries: ({ rackId = '' }) => [
      ...rackPageQueries(rackId),
      bearFailure(uninitializedSledsQuery),
    ],
    skeleton: { heading: () => 'Rack' },
    screen: () => import('./racks/page.screen'),
  },
  {
    id: 'system/switches/tab',
    path: systemPaths.switches.pattern,
    layout: layouts.system,
    over: 'system/inventory/page',
    crumbs: crumbs(...SWITCHES),
    queries: () => [switchListQuery],
    screen: () => import('./switches/tab.screen'),
  },
  {
    id: 'system/switches/panel',
    path: systemPaths.switch.pattern,
    layout: layouts.system,
    over: 'system/switches/tab',
    crumbs: crumbs(...SWITCHES, objectTitleCrumb('switchId', systemPaths.switch)),
    queries: ({ switchId = '' }) => [switchViewQuery(switchId)],
    screen: () => import('./switches/panel.screen'),
  },
  {
    id: 'system/uninitialized-sleds/tab',
    path: systemPaths.uninitializedSleds.pattern,
    layout: layouts.system,
    over: 'system/inventory/page',
    crumbs: crumbs(INVENTORY, pageCrumb('Uninitialized', systemPaths.uninitializedSleds)),
    queries: () => [uninitializedSledsQuery],
    screen: () => import('./uninitialized-sleds/tab.screen'),
  },
  {
    id: 'system/issues/page',
    path: systemPaths.issues.pattern,
    layout: layouts.system,
    crumbs: crumbs(sectionCrumb(systemSections.issues)),
    queries: () => ISSUE_QUERIES.map(bearFailure),
    queriesAfter: (_params, read) =>
      issueDetailQueries({
        pools: read(issuePoolsQuery)?.items,
        silos: read(issueSilosQuery)?.items,
      }).map(bearFailure),
    screen: () => import('./issues/page.screen'),
  },
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
