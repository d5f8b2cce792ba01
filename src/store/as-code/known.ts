import type { ApiState } from '@/api/core/api'

/** An object as some list or view of the cache has it, or one that only its name is known of. */
export interface KnownObject {
  readonly id: string
  readonly name: string
  readonly projectId?: string | null
  readonly vpcId?: string
  readonly vpcRouterId?: string
}

/** The lists that objects of the cache go into, by what reads them, without `View` or `List`. */
const LISTS = {
  project: 'projects',
  vpc: 'vpcs',
  vpcSubnet: 'subnets',
  vpcRouter: 'routers',
  vpcRouterRoute: 'routes',
  internetGateway: 'gateways',
  instance: 'instances',
  disk: 'disks',
  instanceDisk: 'disks',
  snapshot: 'snapshots',
  image: 'images',
  floatingIp: 'floatingIps',
  externalSubnet: 'externalSubnets',
  antiAffinityGroup: 'antiAffinityGroups',
  ipPool: 'pools',
  siloIpPool: 'pools',
  systemIpPool: 'systemPools',
  subnetPool: 'subnetPools',
  siloSubnetPool: 'subnetPools',
  systemSubnetPool: 'systemSubnetPools',
  networkingAddressLot: 'addressLots',
  currentUserSshKey: 'ownKeys',
  silo: 'silos',
} as const

export type KnownBase = keyof typeof LISTS
export type KnownList = (typeof LISTS)[KnownBase]
export type Known = Readonly<Record<KnownList, readonly KnownObject[]>>

/** The list of what an operation reads or changes; undefined for others. */
export const listOf = (base: string): KnownList | undefined =>
  (LISTS as Readonly<Record<string, KnownList>>)[base]

const isObject = (value: unknown): value is KnownObject =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/** The objects that the answers in the cache name, each once. */
export const knownIn = ({ api }: ApiState): Known => {
  const lists = Object.fromEntries(
    Object.values(LISTS).map(list => [list, new Map<string, KnownObject>()]),
  ) as Record<KnownList, Map<string, KnownObject>>
  for (const entry of Object.values(api.queries)) {
    const list = listOf((entry?.endpointName ?? '').replace(/(View|List)$/, ''))
    if (!list) continue
    const { items = [entry?.data] } = (entry?.data ?? {}) as { items?: readonly unknown[] }
    for (const each of items) if (isObject(each)) lists[list].set(each.id, each)
  }
  return Object.fromEntries(
    Object.entries(lists).map(([list, objects]) => [list, [...objects.values()]]),
  ) as object as Known
}
