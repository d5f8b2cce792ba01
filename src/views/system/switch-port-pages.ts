import { systemLayout, systemSections } from '@/store/system/layout'
import { crumbs, sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { shortId, systemPaths } from '@/store/system/paths'
import { allPortSettingsQuery } from '@/store/system/port-settings/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import {
  allSwitchPortsQuery,
  portIn,
  portTabQueries,
  switchPortListQuery,
  switchPortQuery,
} from '@/store/system/switch-ports/queries'
import { definePages } from '@/views/shell/route-tree'

const PORTS = [sectionCrumb(systemSections.switchPorts)] as const

/** The ports of the switches that lead out of the rack. */
export const switchPortPages = definePages(
  {
    id: 'system/switch-ports/list',
    path: systemPaths.switchPorts.pattern,
    layout: systemLayout,
    crumbs: crumbs(...PORTS),
    queries: () => [
      switchPortListQuery,
      optional(allPortSettingsQuery),
      optional(allSwitchPortsQuery),
    ],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./switch-ports/list.screen'),
  },
  {
    id: 'system/switch-ports/page',
    path: `${systemPaths.switchPort.pattern}?tab`,
    layout: systemLayout,
    crumbs: crumbs(...PORTS, ({ portId }: { portId: string }) => ({
      label: shortId(portId),
      to: systemPaths.switchPort({ portId }),
    })),
    queries: ({ portId }) => [
      switchPortQuery({ portId }),
      optional(allPortSettingsQuery),
      optional(allSwitchPortsQuery),
    ],
    queriesAfter: (params, read) => [
      ...fleetRoleQueries(params, read),
      ...portTabQueries(params, read),
    ],
    exists: (params, read) => portIn(params, read) !== undefined,
    skeleton: { heading: () => 'Switch port' },
    screen: () => import('./switch-ports/page.screen'),
  },
)
