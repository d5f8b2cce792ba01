import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, objectCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { mustBeFresh, optional } from '@/store/routing/route-query'
import { allAddressLotsQuery } from '@/store/system/address-lots/queries'
import { allBgpConfigsQuery } from '@/store/system/bgp/queries'
import { systemPaths } from '@/store/system/paths'
import {
  allPortSettingsQuery,
  lotNameQueries,
  portSettingsListQuery,
  portSettingsViewQuery,
} from '@/store/system/port-settings/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import { allSwitchPortsQuery } from '@/store/system/switch-ports/queries'
import { definePages } from '@/views/shell/route-tree'

const ALL = [sectionCrumb(systemSections.portSettings)] as const
const ONE = [...ALL, objectCrumb('settings', systemPaths.portSettingsPage)] as const

/** Named settings for switch ports. */
export const portSettingsPages = definePages(
  {
    id: 'system/port-settings/list',
    path: systemPaths.portSettings.pattern,
    layout: systemLayout,
    crumbs: crumbs(...ALL),
    queries: () => [portSettingsListQuery, optional(allSwitchPortsQuery)],
    queriesAfter: fleetRoleQueries,
    palette: {
      create: { label: 'New port settings', to: () => systemPaths.portSettingsCreate() },
      rows: {
        list: () => portSettingsListQuery,
        group: 'Go to port settings',
        to: (_params, settings) => systemPaths.portSettingsPage({ settings }),
      },
    },
    screen: () => import('./port-settings/list.screen'),
  },
  {
    id: 'system/port-settings/page',
    path: systemPaths.portSettingsPage.pattern,
    layout: systemLayout,
    crumbs: crumbs(...ONE),
    queries: ({ settings }) => [
      portSettingsViewQuery({ settings }),
      optional(allSwitchPortsQuery),
      optional(allBgpConfigsQuery),
      optional(allAddressLotsQuery),
    ],
    queriesAfter: (params, read) => [
      ...fleetRoleQueries(params, read),
      ...lotNameQueries(params, read).map(optional),
    ],
    skeleton: { heading: ({ settings }) => settings },
    screen: () => import('./port-settings/page.screen'),
  },
  {
    id: 'system/port-settings/create',
    path: systemPaths.portSettingsCreate.pattern,
    layout: systemLayout,
    crumbs: crumbs(...ALL, titleCrumb('New port settings', systemPaths.portSettingsCreate)),
    queries: () => [optional(allPortSettingsQuery), optional(allSwitchPortsQuery)],
    queriesAfter: fleetRoleQueries,
    skeleton: { heading: () => 'Create port settings' },
    screen: () => import('./port-settings/create.screen'),
  },
  {
    id: 'system/port-settings/edit',
    path: systemPaths.portSettingsEdit.pattern,
    layout: systemLayout,
    crumbs: crumbs(...ONE, titleCrumb('Edit port settings', systemPaths.portSettingsEdit)),
    queries: ({ settings }) => [
      mustBeFresh(portSettingsViewQuery({ settings })),
      allBgpConfigsQuery,
      allAddressLotsQuery,
      optional(allSwitchPortsQuery),
    ],
    queriesAfter: (params, read) => [
      ...fleetRoleQueries(params, read),
      ...lotNameQueries(params, read),
    ],
    skeleton: { heading: ({ settings }) => `Edit ${settings}` },
    screen: () => import('./port-settings/edit.screen'),
  },
)
