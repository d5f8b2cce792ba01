import type { IpVersion } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { MAX_EXTERNAL_IPS_PER_INSTANCE } from '@/lib/limits'
import type { ExternalIpRecord, FloatingIpRecord, InstanceRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { addressesOf, canonicalIp, lowestFree, spanContains } from './addresses'
import { versionLabel, versionOf, versionsOf } from './ip-stacks'
import { hasDualStack, instanceLimits } from './sizes'
import { addressesInUse } from './pool-addresses'
import { defaultPoolsOf, spansOf } from './pool-choice'

const LAST_PORT = 65_535

/** Four instances share an address for source NAT, with a quarter of the ports each. */
const PORTS_PER_INSTANCE = 16_384

const noneLeft = (): never => fail.insufficientCapacity('No external IP addresses available')

/** The lowest free address of a pool; 507 if there is none. */
export const nextAddress = (db: Db, poolId: string): string =>
  lowestFree(spansOf(db, poolId), addressesInUse(db, poolId)) ?? noneLeft()

/** The requested address, if it is in the pool and free. */
export const requestedAddress = (db: Db, poolId: string, wanted: string): string => {
  const ip = parseIp(wanted)
  const inPool = ip && spansOf(db, poolId).some(span => spanContains(span, ip))
  if (!inPool || addressesInUse(db, poolId).has(canonicalIp(wanted))) {
    return fail.invalidRequest('The requested external IP address is not available')
  }
  return canonicalIp(wanted)
}

interface Share {
  ip: string
  firstPort: number
  lastPort: number
}

/** The lowest free quarter of an address for source NAT; 507 if there is none. */
const nextShare = (db: Db, poolId: string): Share => {
  const taken = addressesInUse(db, poolId)
  const shares = new Map<string, Set<number>>()
  for (const { kind, ip, firstPort } of db.externalIps.by('pool', poolId)) {
    if (kind !== 'snat') continue
    const address = canonicalIp(ip)
    shares.set(address, (shares.get(address) ?? new Set()).add(firstPort))
  }
  for (const ip of addressesOf(spansOf(db, poolId))) {
    const shared = shares.get(ip)
    if (!shared && taken.has(ip)) continue
    for (let firstPort = 0; firstPort <= LAST_PORT; firstPort += PORTS_PER_INSTANCE) {
      if (!shared?.has(firstPort)) {
        return { ip, firstPort, lastPort: firstPort + PORTS_PER_INSTANCE - 1 }
      }
    }
  }
  return noneLeft()
}

/** Assigns a share of an address of the pool. */
export const insertSourceNat = (
  { db, ids }: BackendState,
  instance: InstanceRecord,
  poolId: string,
): ExternalIpRecord =>
  db.externalIps.insert({
    id: ids.next(),
    kind: 'snat',
    ipPoolId: poolId,
    instanceId: instance.id,
    ...nextShare(db, poolId),
  })

/**
 * Assigns the source address of an instance, whether or not it has external IPs of its own: from
 * the silo's default pool. From release 18 on only IPv4 has one, if the primary interface has it.
 */
export const assignSourceNat = (
  backendState: BackendState,
  instance: InstanceRecord,
  siloId: string,
): void => {
  const { db } = backendState
  const versions = versionsOf(db, instance.id)
  const pools = defaultPoolsOf(db, siloId).filter(
    ({ ipVersion }) =>
      !hasDualStack(backendState) || (ipVersion === 'v4' && versions.includes('v4')),
  )
  for (const { id } of pools) insertSourceNat(backendState, instance, id)
}

/** The addresses of an instance of one kind, IPv4 first. */
const addressesOfKind = (
  db: Db,
  instance: InstanceRecord,
  kind: ExternalIpRecord['kind'],
): ExternalIpRecord[] =>
  db.externalIps
    .in(instance.id)
    .filter(address => address.kind === kind)
    .sort((a, b) => versionOf(a.ip).localeCompare(versionOf(b.ip)))

/** The ephemeral IPs of an instance: at most one, or from release 18 on one of each version. */
export const ephemeralsOf = (db: Db, instance: InstanceRecord): ExternalIpRecord[] =>
  addressesOfKind(db, instance, 'ephemeral')

export const sourceNatOf = (db: Db, instance: InstanceRecord): ExternalIpRecord[] =>
  addressesOfKind(db, instance, 'snat')

/** An ephemeral IP that takes the place of another of the version. */
export const ephemeralOf = (
  backendState: BackendState,
  instance: InstanceRecord,
  version: IpVersion,
): ExternalIpRecord | undefined =>
  ephemeralsOf(backendState.db, instance).find(
    ({ ip }) => !hasDualStack(backendState) || versionOf(ip) === version,
  )

interface AddressCount {
  readonly total: number
  readonly ephemeral: number
}

/** Rejects more addresses than an instance may have: in total, then by kind. */
export const checkAddressCount = (
  { release }: BackendState,
  { total, ephemeral }: AddressCount,
): void => {
  const max = MAX_EXTERNAL_IPS_PER_INSTANCE
  if (total > max) {
    fail.invalidRequest(`an instance may not have more than ${max} external IP addresses`)
  }
  const { ephemeralIps } = instanceLimits(release)
  if (ephemeral > ephemeralIps) {
    const addresses = ephemeralIps === 1 ? 'address' : 'addresses'
    fail.invalidRequest(
      `an instance may not have more than ${ephemeralIps} ephemeral IP ${addresses}`,
    )
  }
}

/** Rejects another address if the limit is reached. */
export const requireRoomForAddress = (
  backendState: BackendState,
  instance: InstanceRecord,
): void => {
  const { db } = backendState
  const ephemeral = ephemeralsOf(db, instance).length
  const floating = db.floatingIps.by('instance', instance.id).length
  checkAddressCount(backendState, { total: ephemeral + floating + 1, ephemeral })
}

/** From release 18 on, rejects an address of a version that the primary interface lacks. */
export const requireVersion = (
  backendState: BackendState,
  { id }: InstanceRecord,
  version: IpVersion,
): void => {
  if (!hasDualStack(backendState) || versionsOf(backendState.db, id).includes(version)) return
  const label = versionLabel(version)
  fail.invalidRequest(
    `The ${label} external address cannot be attached to the instance, because its primary network interface has no private ${label} address`,
  )
}

export const assignEphemeral = (
  backendState: BackendState,
  instance: InstanceRecord,
  poolId: string,
): ExternalIpRecord =>
  backendState.db.externalIps.insert({
    id: backendState.ids.next(),
    kind: 'ephemeral',
    ip: nextAddress(backendState.db, poolId),
    ipPoolId: poolId,
    instanceId: instance.id,
    firstPort: 0,
    lastPort: LAST_PORT,
  })

export const setFloatingInstance = (
  backendState: BackendState,
  floatingIp: FloatingIpRecord,
  instanceId: string | null,
): FloatingIpRecord =>
  backendState.db.floatingIps.update(floatingIp.id, {
    instanceId,
    timeModified: backendState.now(),
  })

/** Attaches a free floating IP to an instance of the same project. */
export const attachFloating = (
  backendState: BackendState,
  floatingIp: FloatingIpRecord,
  instance: InstanceRecord,
): FloatingIpRecord => {
  if (floatingIp.instanceId) {
    fail.invalidRequest(
      'floating IP cannot be attached to one instance while it is attached to another: detach it first',
    )
  }
  requireVersion(backendState, instance, versionOf(floatingIp.ip))
  requireRoomForAddress(backendState, instance)
  return setFloatingInstance(backendState, floatingIp, instance.id)
}

/** Releases an instance's addresses: its own are deleted, floating IPs are only detached. */
export const releaseAddresses = (backendState: BackendState, instanceId: string): void => {
  const { db } = backendState
  for (const { id } of db.externalIps.in(instanceId)) db.externalIps.remove(id)
  for (const floatingIp of db.floatingIps.by('instance', instanceId)) {
    setFloatingInstance(backendState, floatingIp, null)
  }
}
