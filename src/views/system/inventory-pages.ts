import { optional } from '@/store/queries/define'
import { systemSections } from '@/store/system/layout'
import { systemPaths } from '@/store/system/paths'
import {
  allPhysicalDisksQuery,
  physicalDiskListQuery,
  physicalDiskViewQuery,
  sledDisksQuery,
  membershipQueries,
  rackListQuery,
  rackPageQueries,
  allSledsQuery,
  sledInstancesQuery,
  sledListQuery,
  sledViewQuery,
  switchListQuery,
  switchViewQuery,
  adoptionRequestsQuery,
  unadoptedDisksQuery,
  uninitializedSledsQuery,
} from '@/store/system/sleds/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import { late, over, page, redirect, tabs } from '@/views/shell/route-tree'

const sledPage = tabs(
  'system/sled/page',
  systemPaths.sled,
  {
    crumb: ({ sledId }) => sledId,
    nameIn: ({ sledId }, read) => read(sledViewQuery({ sledId }))?.baseboard.serial,
    to: systemPaths.sledInstances,
    heading: 'Sled',
    queries: ({ sledId }) => [sledViewQuery({ sledId })],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./sled/page.screen'),
  },
  [
    page('system/sled/instances', systemPaths.sledInstances, {
      crumb: 'Instances',
      queries: ({ sledId }) => [sledInstancesQuery({ sledId })],
      screen: () => import('./sled/instances.screen'),
    }),
    page('system/sled/disks', systemPaths.sledDisks, {
      crumb: 'Disks',
      queries: ({ sledId }) => [sledDisksQuery({ sledId })],
      screen: () => import('./sled/disks.screen'),
    }),
    late(
      'system/drain-pages',
      '/system/inventory/sleds/:sledId/drain',
      () => import('./drain-pages'),
    ),
  ],
)

const rackPage = page(
  'system/racks/page',
  systemPaths.rack,
  {
    crumb: ({ rackId }) => rackId,
    heading: 'Rack',
    queries: params => [...rackPageQueries(params), optional(uninitializedSledsQuery)],
    screen: () => import('./racks/page.screen'),
  },
  [
    page('system/rack-membership/tab', systemPaths.rackMembership, {
      crumb: 'Membership',
      to: systemPaths.rackMembership,
      parent: 'system/racks/page',
      needs: 'rackMembership',
      queries: membershipQueries,
      queriesAfter: fleetRoleQueries,
      screen: () => import('./rack-membership/tab.screen'),
    }),
  ],
)

/** The hardware: sleds, disks, racks and switches. */
export const inventoryPages = [
  redirect('system/inventory/root', systemPaths.inventory, () => systemPaths.sleds()),
  tabs(
    'system/inventory/page',
    systemPaths.inventory,
    {
      crumb: systemSections.inventory,
      // To a tab, not to the address that redirects to it, so that going up from the tab leaves it.
      to: () => systemPaths.sleds(),
      heading: 'Inventory',
      screen: () => import('./inventory/page.screen'),
    },
    [
      page(
        'system/sleds/tab',
        systemPaths.sleds,
        {
          crumb: 'Sleds',
          list: () => sledListQuery,
          queriesAfter: fleetRoleQueries,
          screen: () => import('./sleds/tab.screen'),
        },
        [redirect('system/sled/root', systemPaths.sled, systemPaths.sledInstances), sledPage],
      ),
      page(
        'system/physical-disks/tab',
        systemPaths.physicalDisks,
        {
          crumb: 'Disks',
          queries: () => [physicalDiskListQuery, optional(allSledsQuery)],
          screen: () => import('./physical-disks/tab.screen'),
        },
        [
          over('system/physical-disks/panel', systemPaths.physicalDisk, {
            queries: ({ diskId }) => [physicalDiskViewQuery({ diskId }), optional(allSledsQuery)],
            screen: () => import('./physical-disks/panel.screen'),
          }),
        ],
      ),
      page('system/unadopted-disks/tab', systemPaths.unadoptedDisks, {
        crumb: 'Unadopted disks',
        needs: 'diskAdoption',
        queries: () => [
          unadoptedDisksQuery,
          adoptionRequestsQuery,
          optional(allSledsQuery),
          optional(allPhysicalDisksQuery),
        ],
        queriesAfter: fleetRoleQueries,
        screen: () => import('./unadopted-disks/tab.screen'),
      }),
      page(
        'system/racks/tab',
        systemPaths.racks,
        {
          crumb: 'Racks',
          list: () => rackListQuery,
          screen: () => import('./racks/tab.screen'),
        },
        [rackPage],
      ),
      page(
        'system/switches/tab',
        systemPaths.switches,
        {
          crumb: 'Switches',
          queries: () => [switchListQuery],
          screen: () => import('./switches/tab.screen'),
        },
        [
          over('system/switches/panel', systemPaths.switch, {
            queries: ({ switchId }) => [switchViewQuery({ switchId })],
            screen: () => import('./switches/panel.screen'),
          }),
        ],
      ),
      page('system/uninitialized-sleds/tab', systemPaths.uninitializedSleds, {
        crumb: 'Uninitialized',
        list: () => uninitializedSledsQuery,
        queriesAfter: fleetRoleQueries,
        screen: () => import('./uninitialized-sleds/tab.screen'),
      }),
    ],
  ),
]
