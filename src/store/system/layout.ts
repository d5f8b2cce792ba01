import { layouts } from '../layouts'
import type { Layout, Section } from '../routing/layout'
import { systemPaths } from './paths'

export const systemSections = {
  home: { id: 'home', label: 'Home', path: systemPaths.home },
  silos: { id: 'silos', label: 'Silos', path: systemPaths.silos },
  utilization: { id: 'utilization', label: 'Utilization', path: systemPaths.utilization },
  metrics: { id: 'metrics', label: 'Metrics', path: systemPaths.metrics },
  inventory: {
    id: 'inventory',
    label: 'Inventory',
    path: systemPaths.sleds,
    within: systemPaths.inventory(),
  },
  ipPools: { id: 'ip-pools', label: 'IP pools', path: systemPaths.ipPools },
  subnetPools: {
    id: 'subnet-pools',
    label: 'Subnet pools',
    path: systemPaths.subnetPools,
    needs: 'subnetPools',
  },
  networkingMap: {
    id: 'networking-map',
    label: 'Networking map',
    group: 'Networking',
    path: systemPaths.networkingMap,
  },
  switchPorts: {
    id: 'switch-ports',
    label: 'Switch ports',
    group: 'Networking',
    path: systemPaths.switchPorts,
  },
  portSettings: {
    id: 'port-settings',
    label: 'Port settings',
    group: 'Networking',
    path: systemPaths.portSettings,
  },
  addressLots: {
    id: 'address-lots',
    label: 'Address lots',
    group: 'Networking',
    path: systemPaths.addressLots,
  },
  loopbackAddresses: {
    id: 'loopback-addresses',
    label: 'Loopback addresses',
    group: 'Networking',
    path: systemPaths.loopbackAddresses,
  },
  bgp: { id: 'bgp', label: 'BGP', group: 'Networking', path: systemPaths.bgp },
  bfd: { id: 'bfd', label: 'BFD', group: 'Networking', path: systemPaths.bfd },
  allowList: {
    id: 'allow-list',
    label: 'Allow list',
    group: 'Networking',
    path: systemPaths.allowList,
  },
  networkingSettings: {
    id: 'networking-settings',
    label: 'Networking settings',
    group: 'Networking',
    path: systemPaths.networkingSettings,
    needs: 'inboundIcmp',
  },
  fleetAccess: { id: 'fleet-access', label: 'Fleet access', path: systemPaths.fleetAccess },
  update: { id: 'update', label: 'System update', path: systemPaths.update },
  auditLog: {
    id: 'audit-log',
    label: 'Audit log',
    path: systemPaths.auditLog,
    needs: 'auditLog',
  },
  alerting: { id: 'alerting', label: 'Alerting', path: systemPaths.alerting, needs: 'alerts' },
  supportBundles: {
    id: 'support-bundles',
    label: 'Support bundles',
    path: systemPaths.supportBundles,
  },
  issues: { id: 'issues', label: 'Issues', path: systemPaths.issues },
} as const satisfies Record<string, Section<never>>

/** The frame of the system, with its sections. */
export const systemLayout = {
  ...layouts.system,
  sections: Object.values(systemSections),
} as const satisfies Layout<never>
