import { mustBeFresh, optional } from '@/store/queries/define'
import {
  addressLotListQuery,
  addressLotViewQuery,
  allAddressLotsQuery,
  allBlocksQueries,
  allowListQuery,
  allLoopbackAddressesQuery,
  loopbackAddressListQuery,
  allPortSettingsQuery,
  lotNameQueries,
  portSettingsListQuery,
  portSettingsViewQuery,
  allSwitchPortsQuery,
  portIn,
  portNameIn,
  portTabQueries,
  switchPortListQuery,
  switchPortQuery,
} from '@/store/system/switch-ports/queries'
import { inboundIcmpQuery } from '@/store/system/inbound-icmp/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import {
  allBgpConfigsQuery,
  announcementsQuery,
  announceSetsQuery,
  bgpConfigListQuery,
  bgpExportedQuery,
  findBgpConfig,
  importedQueries,
  messagesQueries,
} from '@/store/system/bgp/queries'
import { bfdStatusQuery, bgpStatusQuery } from '@/store/system/issues/queries'
import { systemSections } from '@/store/system/layout'
import { shortId, systemPaths } from '@/store/system/paths'
import { rackListQuery } from '@/store/system/sleds/queries'
import { over, page, tabs } from '@/views/shell/route-tree'

/** How the rack hangs on the network around it. */
const networkingMap = page('system/networking-map/page', systemPaths.networkingMap, {
  crumb: systemSections.networkingMap,
  screen: () => import('./networking-map/page.screen'),
})

/** The ports of the switches that lead out of the rack. */
const switchPorts = page(
  'system/switch-ports/list',
  systemPaths.switchPorts,
  {
    crumb: systemSections.switchPorts,
    queries: () => [
      switchPortListQuery,
      optional(allPortSettingsQuery),
      optional(allSwitchPortsQuery),
    ],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./switch-ports/list.screen'),
  },
  [
    page('system/switch-ports/page', `${systemPaths.switchPort.pattern}?tab`, {
      crumb: ({ portId }) => shortId(portId),
      nameIn: portNameIn,
      heading: 'Switch port',
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
      screen: () => import('./switch-ports/page.screen'),
    }),
  ],
)

/** Named settings for switch ports. */
const portSettings = page(
  'system/port-settings/list',
  systemPaths.portSettings,
  {
    crumb: systemSections.portSettings,
    list: () => portSettingsListQuery,
    noun: 'port settings',
    opens: systemPaths.portSettingsPage,
    queries: () => [optional(allSwitchPortsQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./port-settings/list.screen'),
  },
  [
    page(
      'system/port-settings/page',
      systemPaths.portSettingsPage,
      {
        crumb: ({ settings }) => settings,
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
        screen: () => import('./port-settings/page.screen'),
      },
      [
        page('system/port-settings/edit', systemPaths.portSettingsEdit, {
          title: 'Edit port settings',
          heading: ({ settings }) => `Edit ${settings}`,
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
          screen: () => import('./port-settings/edit.screen'),
        }),
      ],
    ),
    page('system/port-settings/create', systemPaths.portSettingsCreate, {
      create: 'New port settings',
      heading: 'Create port settings',
      queries: () => [optional(allPortSettingsQuery), optional(allSwitchPortsQuery)],
      queriesAfter: fleetRoleQueries,
      screen: () => import('./port-settings/create.screen'),
    }),
  ],
)

/** The addresses of the rack's own network. */
const addressLots = page(
  'system/address-lots/list',
  systemPaths.addressLots,
  {
    crumb: systemSections.addressLots,
    list: () => addressLotListQuery,
    noun: 'address lot',
    opens: systemPaths.addressLot,
    queriesAfter: fleetRoleQueries,
    screen: () => import('./address-lots/list.screen'),
  },
  [
    over('system/address-lots/create', systemPaths.addressLotCreate, {
      create: 'New address lot',
      screen: () => import('./address-lots/create.screen'),
    }),
    page('system/address-lots/page', systemPaths.addressLot, {
      crumb: ({ lot }) => lot,
      queries: ({ lot }) => [addressLotViewQuery({ lot })],
      queriesAfter: (params, read, supports) => [
        ...(supports('addressLotView') ? [] : [allAddressLotsQuery]),
        ...fleetRoleQueries(params, read),
      ],
      screen: () => import('./address-lots/page.screen'),
    }),
  ],
)

const loopbackAddresses = page(
  'system/loopback-addresses/list',
  systemPaths.loopbackAddresses,
  {
    crumb: systemSections.loopbackAddresses,
    queries: () => [loopbackAddressListQuery, optional(allAddressLotsQuery)],
    queriesAfter: (params, read) => [
      ...allBlocksQueries(read).map(optional),
      ...fleetRoleQueries(params, read),
    ],
    screen: () => import('./loopback-addresses/list.screen'),
  },
  [
    over('system/loopback-addresses/create', systemPaths.loopbackAddressCreate, {
      create: 'New loopback address',
      queries: () => [rackListQuery, allAddressLotsQuery, allLoopbackAddressesQuery].map(optional),
      screen: () => import('./loopback-addresses/create.screen'),
    }),
  ],
)

const bgpConfigurations = page(
  'system/bgp/configurations',
  systemPaths.bgpConfigs,
  {
    crumb: 'Configurations',
    list: () => bgpConfigListQuery,
    queriesAfter: fleetRoleQueries,
    palette: {
      rows: [
        {
          list: () => bgpConfigListQuery,
          group: 'Go to BGP configuration',
          to: (_params, name) =>
            `${systemPaths.bgpConfigs()}?${new URLSearchParams({ q: `name:${name}` })}`,
        },
      ],
    },
    screen: () => import('./bgp/configurations.screen'),
  },
  [
    over('system/bgp/config-create', systemPaths.bgpConfigCreate, {
      create: 'New BGP configuration',
      queries: () => [mustBeFresh(allBgpConfigsQuery), announceSetsQuery].map(optional),
      screen: () => import('./bgp/config-create.screen'),
    }),
    over('system/bgp/config-edit', systemPaths.bgpConfigEdit, {
      title: 'Edit BGP configuration',
      needs: 'bgpConfigUpdate',
      queries: () => [mustBeFresh(allBgpConfigsQuery), announceSetsQuery],
      exists: (params, read) => findBgpConfig(read, params) !== undefined,
      screen: () => import('./bgp/config-edit.screen'),
    }),
  ],
)

const bgpAnnounceSets = page(
  'system/bgp/announce-sets',
  systemPaths.bgpAnnounceSets,
  {
    crumb: 'Announce sets',
    list: () => announceSetsQuery,
    queriesAfter: fleetRoleQueries,
    screen: () => import('./bgp/announce-sets.screen'),
  },
  [
    over('system/bgp/announce-set-create', systemPaths.bgpAnnounceSetCreate, {
      create: 'New announce set',
      queries: () => [mustBeFresh(announceSetsQuery), allAddressLotsQuery],
      queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
      screen: () => import('./bgp/announce-set-create.screen'),
    }),
    over('system/bgp/announce-set', systemPaths.bgpAnnounceSet, {
      queries: ({ announceSet }) => [
        announcementsQuery({ announceSet }),
        optional(allAddressLotsQuery),
      ],
      queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
      screen: () => import('./bgp/announce-set.screen'),
    }),
    over('system/bgp/announce-set-edit', systemPaths.bgpAnnounceSetEdit, {
      title: 'Edit announce set',
      queries: ({ announceSet }) => [
        mustBeFresh(announcementsQuery({ announceSet })),
        mustBeFresh(announceSetsQuery),
        optional(allAddressLotsQuery),
      ],
      queriesAfter: (_params, read) => allBlocksQueries(read).map(optional),
      screen: () => import('./bgp/announce-set-edit.screen'),
    }),
  ],
)

/** The routing between the rack and its neighbors. */
const bgp = tabs(
  'system/bgp/page',
  systemPaths.bgp,
  { crumb: systemSections.bgp, heading: 'BGP', screen: () => import('./bgp/page.screen') },
  [
    page('system/bgp/peers', `${systemPaths.bgp.pattern}?every`, {
      queries: () => [bgpStatusQuery],
      screen: () => import('./bgp/peers.screen'),
    }),
    bgpConfigurations,
    bgpAnnounceSets,
    page('system/bgp/exported', systemPaths.bgpExported, {
      crumb: 'Exported',
      queries: () => [bgpExportedQuery],
      screen: () => import('./bgp/exported.screen'),
    }),
    page('system/bgp/imported', systemPaths.bgpImported, {
      crumb: 'Imported',
      queries: () => [allBgpConfigsQuery],
      queriesAfter: importedQueries,
      screen: () => import('./bgp/imported.screen'),
    }),
    page('system/bgp/history', systemPaths.bgpHistory, {
      crumb: 'History',
      queries: () => [allBgpConfigsQuery],
      queriesAfter: messagesQueries,
      screen: () => import('./bgp/history.screen'),
    }),
  ],
)

/** The sessions that detect the loss of a neighbor. */
const bfd = page(
  'system/bfd/list',
  `${systemPaths.bfd.pattern}?every`,
  {
    crumb: systemSections.bfd,
    // It fails if one of the switches cannot be reached. Sessions can be enabled all the same.
    queries: () => [optional(bfdStatusQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./bfd/list.screen'),
  },
  [
    over('system/bfd/enable', systemPaths.bfdSessionCreate, {
      create: 'Enable BFD session',
      screen: () => import('./bfd/enable.screen'),
    }),
  ],
)

/** The rack's own network, and from where the rack may be reached. */
export const networkPages = [
  networkingMap,
  switchPorts,
  portSettings,
  addressLots,
  loopbackAddresses,
  bgp,
  bfd,
  page('system/allow-list/page', systemPaths.allowList, {
    crumb: systemSections.allowList,
    queries: () => [mustBeFresh(allowListQuery)],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./allow-list/page.screen'),
  }),
  page('system/networking-settings/page', systemPaths.networkingSettings, {
    crumb: systemSections.networkingSettings,
    queries: () => [inboundIcmpQuery],
    queriesAfter: fleetRoleQueries,
    screen: () => import('./networking-settings/page.screen'),
  }),
]
