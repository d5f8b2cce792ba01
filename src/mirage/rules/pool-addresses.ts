import { containsIp, parseCidr } from '@/lib/cidr'
import type { Ip } from '@/lib/ip'
import type { Db } from '../server/db'
import { canonicalIp } from './addresses'

type AddressKind = 'unicast' | 'any_source' | 'source_specific'

const blocks = (...texts: readonly string[]) => texts.flatMap(text => parseCidr(text) ?? [])

const MULTICAST = blocks('224.0.0.0/4', 'ff00::/8')

/** RFC 4607, with every scope of IPv6. */
const SOURCE_SPECIFIC = blocks(
  '232.0.0.0/8',
  ...Array.from({ length: 16 }, (_, scope) => `ff3${scope.toString(16)}::/32`),
)

/** Any-source and source-specific addresses are multicast. */
export const addressKind = (ip: Ip): AddressKind => {
  if (!MULTICAST.some(block => containsIp(block, ip))) return 'unicast'
  return SOURCE_SPECIFIC.some(block => containsIp(block, ip)) ? 'source_specific' : 'any_source'
}

/** An address of a pool that is in use. */
export interface PoolUse {
  /** In canonical form. */
  readonly ip: string
  readonly ipPoolId: string
  readonly projectId: string | undefined
}

const use = (
  { ip, ipPoolId }: Pick<PoolUse, 'ip' | 'ipPoolId'>,
  projectId: string | undefined,
): PoolUse => ({ ip: canonicalIp(ip), ipPoolId, projectId })

const projectOf = (db: Db, instanceId: string) => db.instances.get(instanceId)?.projectId

/** The external addresses of an instance, including source NAT. */
export const usesOfInstance = (db: Db, instanceId: string): PoolUse[] => {
  const projectId = projectOf(db, instanceId)
  const addresses = [...db.externalIps.in(instanceId), ...db.floatingIps.by('instance', instanceId)]
  return addresses.map(address => use(address, projectId))
}

/** The addresses in use of a pool: by instances, floating IPs and probes. */
export const usesOfPool = (db: Db, ipPoolId: string): PoolUse[] => [
  ...db.externalIps
    .by('pool', ipPoolId)
    .map(address => use(address, projectOf(db, address.instanceId))),
  ...db.floatingIps.by('pool', ipPoolId).map(address => use(address, address.projectId)),
  ...db.multicastGroups
    .by('pool', ipPoolId)
    .map(({ multicastIp: ip }) => use({ ip, ipPoolId }, undefined)),
  ...db.probes
    .by('pool', ipPoolId)
    .flatMap(({ externalIps, projectId }) =>
      externalIps.map(({ ip }) => use({ ip, ipPoolId }, projectId)),
    ),
]

/** The addresses of a pool that are not free. A shared address counts once. */
export const addressesInUse = (db: Db, ipPoolId: string): Set<string> =>
  new Set(usesOfPool(db, ipPoolId).map(({ ip }) => ip))
