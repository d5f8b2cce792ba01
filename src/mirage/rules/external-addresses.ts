import { parseIp } from '@/lib/ip'
import { MAX_EPHEMERAL_IPS_PER_INSTANCE, MAX_EXTERNAL_IPS_PER_INSTANCE } from '@/lib/limits'
import type { ExternalIpRecord, FloatingIpRecord } from '../models/external-ips'
import type { InstanceRecord } from '../models/instances'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import type { BackendState } from '../server/backend-state'
import { addressesOf, canonicalIp, lowestFree, type Span, spanContains, spanOf } from './addresses'
import { addressesInUse } from './pool-addresses'

const LAST_PORT = 65_535

/** Four instances share an address for source NAT, with a quarter of the ports each. */
const PORTS_PER_INSTANCE = 16_384

const spansOf = (db: Db, poolId: string): Span[] =>
  db.ipPoolRanges.in(poolId).flatMap(({ range }) => spanOf(range) ?? [])

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

/** The silo's default pool. */
export const defaultPoolOf = (db: Db, siloId: string): string | null =>
  db.ipPoolSilos.by('silo', siloId).find(({ isDefault }) => isDefault)?.ipPoolId ?? null

/** The requested pool, which must be linked to the caller's silo, or the silo's default. */
export const choosePool = (context: Context, nameOrId: string | null | undefined): string =>
  nameOrId
    ? lookup.siloIpPool(context, nameOrId).pool.id
    : (defaultPoolOf(context.backendState.db, context.caller.user.siloId) ??
      fail.absent('default IP pool for current silo'))

/** Assigns the source address of an instance without its own external IP. */
export const assignSourceNat = (
  backendState: BackendState,
  instance: InstanceRecord,
  poolId: string,
): void => {
  backendState.db.externalIps.insert({
    id: backendState.ids.next(),
    kind: 'snat',
    ipPoolId: poolId,
    instanceId: instance.id,
    ...nextShare(backendState.db, poolId),
  })
}

export const ephemeralOf = (db: Db, instance: InstanceRecord): ExternalIpRecord | undefined =>
  db.externalIps.in(instance.id).find(({ kind }) => kind === 'ephemeral')

/** Rejects more addresses than an instance may have: by kind, then in total. */
export const checkAddressCount = ({ total, ephemeral }: { total: number; ephemeral: number }) => {
  if (total > MAX_EXTERNAL_IPS_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may not have more than ${MAX_EXTERNAL_IPS_PER_INSTANCE} external IP addresses`,
    )
  }
  if (ephemeral > MAX_EPHEMERAL_IPS_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may not have more than ${MAX_EPHEMERAL_IPS_PER_INSTANCE} ephemeral IP address`,
    )
  }
}

/** Rejects another address if the limit is reached. */
export const requireRoomForAddress = (db: Db, instance: InstanceRecord): void => {
  const ephemeral = ephemeralOf(db, instance) ? 1 : 0
  const floating = db.floatingIps.by('instance', instance.id).length
  checkAddressCount({ total: ephemeral + floating + 1, ephemeral })
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
  requireRoomForAddress(backendState.db, instance)
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
