import { compile, match, pathToRegexp } from 'path-to-regexp'
import { partsOf } from '@/store/routing/path'

/** One demo object for each parameter; objects with ids only are looked up in a list. */
const OBJECTS: Record<string, string> = {
  project: 'mock-project',
  instance: 'db1',
  disk: 'disk-1',
  snapshot: 'nightly-1',
  image: 'image-1',
  affinityGroup: 'side-by-side',
  antiAffinityGroup: 'romulus-remus',
  floatingIp: 'rootbeer-float',
  externalSubnet: 'cluster-net',
  vpc: 'mock-vpc',
  rule: 'allow-icmp',
  subnet: 'mock-subnet',
  router: 'mock-custom-router',
  route: 'dc2',
  gateway: 'internet-gateway-1',
  silo: 'maze-war',
  provider: 'mock-idp',
  pool: 'ip-pool-1',
  bgpConfig: 'rack-as',
  announceSet: 'rack-services',
  settings: 'uplink-0',
  subnetPool: 'routed-subnets',
  lot: 'infra-lot',
  receiver: 'pager',
  multicastGroup: 'heartbeat',
  sshKey: 'mac-mini',
  certificate: 'current',
  bundleId: 'b0d1eb0d-0000-4000-8000-000000000002',
  dashboard: 'cpu',
  entryId: 'a0d17a0d-0000-4000-8000-000000000001',
}

/** Pages that need other objects. */
const OTHERS: Record<string, Record<string, string>> = {
  '/images/:image/edit': { image: 'debian-12' },
  '/users/:user': { user: '05e505e5-0000-4000-8000-000000000003' },
  '/groups/:group': { group: '960f960f-0000-4000-8000-000000000002' },
  '/lookup/instances/:instance': { instance: '1a5a1a5a-0000-4000-8000-000000000001' },
}

const LISTS: Record<string, string> = {
  sledId: '/v1/system/hardware/sleds',
  diskId: '/v1/system/hardware/disks',
  rackId: '/v1/system/hardware/racks',
  switchId: '/v1/system/hardware/switches',
  portId: '/v1/system/hardware/switch-port',
  alertId: '/v1/alerts?sort_by=time_and_id_descending',
}

/** Pages whose query string selects a tab or opens a panel. */
const TABS = [
  '/projects/mock-project/instances/db1/storage?disk=disk-1',
  '/projects/mock-project/disks?image=1a9e1a9e-0000-4000-8000-000000000002',
  '/projects/mock-project/disks?snapshot=5a995a99-0000-4000-8000-000000000001',
  '/projects/mock-project/floating-ips?pool=ip-pool-1',
  '/system/utilization?tab=metrics',
  '/system/silos/maze-war?tab=ip-pools',
  '/system/silos/maze-war?tab=quotas',
  '/system/silos/maze-war?tab=fleet-roles',
  '/system/silos/maze-war?tab=users',
  '/system/silos/maze-war?tab=access',
  '/system/inventory/sleds/51ed51ed-0000-4000-8000-000000000001/drain?plan=open',
  '/system/networking/ip-pools/ip-pool-1?tab=silos',
  '/system/networking/ip-pools/ip-pool-1?tab=addresses',
  '/system/alerting/receivers/broken-hook?tab=deliveries',
  '/system/alerting/receivers/broken-hook?tab=deliveries&delivery=a1e59a1e-0000-4000-8000-00000000000e',
  '/system/alerting/receivers/pager?tab=check',
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001?tab=neighbors',
  '/system/networking/switch-ports/5c185c18-0000-4000-8000-000000000001?tab=lldp',
]

/** Whether an address is one of a pattern. */
export const isAt = (pattern: string, address: string) =>
  match(partsOf(pattern).path)(address.replace(/\?.*/, '')) !== false

/**
 * URL patterns of every screen in a route table, and URLs of those that depend on a query string.
 */
export const addressPatterns = (
  table: readonly { path: string; redirect?: unknown; needsSearch?: true }[],
): readonly string[] => [
  ...table
    .filter(({ path, redirect, needsSearch }) => !redirect && !needsSearch && !path.endsWith('/-'))
    .map(({ path }) => path),
  ...TABS.filter(tab => table.some(({ path }) => isAt(path, tab))),
]

/** The URL for a pattern. `firstId` returns the id of the first object in a list. */
export const addressOf = async (pattern: string, firstId: (list: string) => Promise<string>) => {
  if (TABS.includes(pattern)) return pattern
  const params: Record<string, string> = {}
  const { path } = partsOf(pattern)
  for (const { name } of pathToRegexp(path).keys)
    params[name] = OTHERS[pattern]?.[name] ?? OBJECTS[name] ?? (await firstId(LISTS[name] ?? ''))
  return compile(path)(params)
}
