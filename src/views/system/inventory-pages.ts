import { systemLayout, systemSections } from '@/store/system/layout'
import {
  crumbs,
  objectCrumb,
  objectTitleCrumb,
  pageCrumb,
  sectionCrumb,
} from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { systemPaths } from '@/store/system/paths'
import {
  allPhysicalDisksQuery,
  physicalDiskListQuery,
  physicalDiskViewQuery,
  sledDisksQuery,
} from '@/store/system/physical-disks/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import { membershipQueries } from '@/store/system/rack-membership/queries'
import { rackListQuery, rackPageQueries } from '@/store/system/racks/queries'
import {
  allSledsQuery,
  sledInstancesQuery,
  sledListQuery,
  sledViewQuery,
} from '@/store/system/sleds/queries'
import { switchListQuery, switchViewQuery } from '@/store/system/switches/queries'
import { adoptionRequestsQuery, unadoptedDisksQuery } from '@/store/system/unadopted-disks/queries'
import { uninitializedSledsQuery } from '@/store/system/uninitialized-sleds/queries'
import { definePages } from '@/views/shell/route-tree'

const INVENTORY = sectionCrumb(systemSections.inventory)
const SLEDS = [INVENTORY, pageCrumb('Sleds', systemPaths.sleds)] as const
const SLED = [...SLEDS, objectCrumb('sledId', systemPaths.sled)] as const
const PHYSICAL_DISKS = [INVENTORY, pageCrumb('Disks', systemPaths.physicalDisks)] as const
const RACKS = [INVENTORY, pageCrumb('Racks', systemPaths.racks)] as const
const SWITCHES = [INVENTORY, pageCrumb('Switches', systemPaths.switches)] as const

/** The hardware: sleds, disks, racks and switches. */
export const inventoryPages = definePages(
  {
    id: 'system/inventory/root',
    path: systemPaths.inventory.pattern,
    layout: systemLayout,
    redirect: () => systemPaths.sleds(),
  },
  {
    id: 'system/inventory/page',
    // Only rendered around one of its tabs.
    path: `${systemPaths.inventory.pattern}/-`,
    layout: systemLayout,
    skeleton: { heading: () => 'Inventory' },
    screen: () => import('./inventory/page.screen'),
  },
  {
    id: 'system/sleds/tab',
    path: systemPaths.sleds.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(...SLEDS),
    queries: () => [sledListQuery],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./sleds/tab.screen'),
  },
  {
    id: 'system/sled/root',
    path: systemPaths.sled.pattern,
    layout: systemLayout,
    redirect: systemPaths.sledInstances,
  },
  {
    id: 'system/sled/page',
    // Only rendered around one of its tabs.
    path: `${systemPaths.sled.pattern}/-`,
    layout: systemLayout,
    queries: ({ sledId }) => [sledViewQuery({ sledId })],
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: () => 'Sled' },
    screen: () => import('./sled/page.screen'),
  },
  {
    id: 'system/sled/instances',
    path: systemPaths.sledInstances.pattern,
    layout: systemLayout,
    parent: 'system/sled/page',
    crumbs: crumbs(...SLED, pageCrumb('Instances', systemPaths.sledInstances)),
    queries: ({ sledId }) => [sledInstancesQuery({ sledId })],
    screen: () => import('./sled/instances.screen'),
  },
  {
    id: 'system/sled/disks',
    path: systemPaths.sledDisks.pattern,
    layout: systemLayout,
    parent: 'system/sled/page',
    crumbs: crumbs(...SLED, pageCrumb('Disks', systemPaths.sledDisks)),
    queries: ({ sledId }) => [sledDisksQuery({ sledId })],
    screen: () => import('./sled/disks.screen'),
  },
  {
    id: 'system/physical-disks/tab',
    path: systemPaths.physicalDisks.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(...PHYSICAL_DISKS),
    queries: () => [physicalDiskListQuery],
    screen: () => import('./physical-disks/tab.screen'),
  },
  {
    id: 'system/physical-disks/panel',
    path: systemPaths.physicalDisk.pattern,
    layout: systemLayout,
    parent: 'system/physical-disks/tab',
    crumbs: crumbs(...PHYSICAL_DISKS, objectTitleCrumb('diskId', systemPaths.physicalDisk)),
    queries: ({ diskId }) => [physicalDiskViewQuery({ diskId })],
    screen: () => import('./physical-disks/panel.screen'),
  },
  {
    id: 'system/unadopted-disks/tab',
    path: systemPaths.unadoptedDisks.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(INVENTORY, pageCrumb('Unadopted disks', systemPaths.unadoptedDisks)),
    queries: () => [
      unadoptedDisksQuery,
      adoptionRequestsQuery,
      optional(allSledsQuery),
      optional(allPhysicalDisksQuery),
    ],
    queriesAfter: fleetRoleQueries,
    needs: 'diskAdoption',
    screen: () => import('./unadopted-disks/tab.screen'),
  },
  {
    id: 'system/racks/tab',
    path: systemPaths.racks.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(...RACKS),
    queries: () => [rackListQuery],
    screen: () => import('./racks/tab.screen'),
  },
  {
    id: 'system/racks/page',
    path: systemPaths.rack.pattern,
    layout: systemLayout,
    crumbs: crumbs(...RACKS, objectCrumb('rackId', systemPaths.rack)),
    queries: params => [...rackPageQueries(params), optional(uninitializedSledsQuery)],
    skeleton: { heading: () => 'Rack' },
    screen: () => import('./racks/page.screen'),
  },
  {
    id: 'system/rack-membership/tab',
    path: systemPaths.rackMembership.pattern,
    layout: systemLayout,
    parent: 'system/racks/page',
    crumbs: crumbs(
      ...RACKS,
      objectCrumb('rackId', systemPaths.rack),
      pageCrumb('Membership', systemPaths.rackMembership),
    ),
    queries: membershipQueries,
    queriesAfter: fleetRoleQueries,
    needs: 'rackMembership',
    screen: () => import('./rack-membership/tab.screen'),
  },
  {
    id: 'system/switches/tab',
    path: systemPaths.switches.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(...SWITCHES),
    queries: () => [switchListQuery],
    screen: () => import('./switches/tab.screen'),
  },
  {
    id: 'system/switches/panel',
    path: systemPaths.switch.pattern,
    layout: systemLayout,
    parent: 'system/switches/tab',
    crumbs: crumbs(...SWITCHES, objectTitleCrumb('switchId', systemPaths.switch)),
    queries: ({ switchId }) => [switchViewQuery({ switchId })],
    screen: () => import('./switches/panel.screen'),
  },
  {
    id: 'system/uninitialized-sleds/tab',
    path: systemPaths.uninitializedSleds.pattern,
    layout: systemLayout,
    parent: 'system/inventory/page',
    crumbs: crumbs(INVENTORY, pageCrumb('Uninitialized', systemPaths.uninitializedSleds)),
    queries: () => [uninitializedSledsQuery],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./uninitialized-sleds/tab.screen'),
  },
)
