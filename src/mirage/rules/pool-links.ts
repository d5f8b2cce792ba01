import type { IpPoolRecord, IpPoolSiloRecord } from '../models/system-records'
import type { SiloRecord, GatewayRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { newIdentity } from './identity'
import { hasDualStack } from './sizes'
import { usesOfPool } from './pool-addresses'

export const linkOf = (
  db: Db,
  pool: IpPoolRecord,
  silo: SiloRecord,
): IpPoolSiloRecord | undefined => db.ipPoolSilos.in(pool.id).find(link => link.siloId === silo.id)

/**
 * The default link that a pool would replace: any of the silo, or from release 18 on that of the
 * same IP version and type.
 */
const rivalOf = (
  backendState: BackendState,
  { ipVersion, poolType }: IpPoolRecord,
  { id }: SiloRecord,
): IpPoolSiloRecord | undefined => {
  const { ipPools, ipPoolSilos } = backendState.db
  return ipPoolSilos.by('silo', id).find(({ isDefault, ipPoolId }) => {
    const pool = ipPools.get(ipPoolId)
    const alike = pool?.ipVersion === ipVersion && pool.poolType === poolType
    return isDefault && (alike || !hasDualStack(backendState))
  })
}

const gatewaysOf = (db: Db, siloId: string): GatewayRecord[] =>
  db.projects
    .in(siloId)
    .flatMap(project => db.vpcs.in(project.id))
    .flatMap(vpc => db.gateways.in(vpc.id))

/** Attaches a pool named `default` like the gateway, or after the pool if that name is taken. */
export const attachPool = (
  backendState: BackendState,
  gateway: GatewayRecord,
  pool: IpPoolRecord,
): void => {
  const { gatewayPools } = backendState.db
  if (gatewayPools.in(gateway.id).some(({ ipPoolId }) => ipPoolId === pool.id)) return
  const name = ['default', pool.name].find(each => !gatewayPools.named(gateway.id, each))
  if (name === undefined) return
  gatewayPools.insert({
    ...newIdentity(backendState, { name, description: 'The default pool of the silo' }),
    internetGatewayId: gateway.id,
    ipPoolId: pool.id,
  })
}

/**
 * Links a silo to a pool. Its default unicast pools are also attached to the default gateways of its
 * VPCs.
 */
export const linkPool = (
  backendState: BackendState,
  pool: IpPoolRecord,
  silo: SiloRecord,
  isDefault: boolean,
): IpPoolSiloRecord => {
  const { db } = backendState
  if (pool.assignment === 'system_services') {
    fail.invalidRequest(`IP pool "${pool.name}" is assigned to system services`)
  }
  if (linkOf(db, pool, silo) || (isDefault && rivalOf(backendState, pool, silo))) {
    fail.alreadyExists('ip-pool-resource', silo.name)
  }
  const link = db.ipPoolSilos.insert({
    id: backendState.ids.next(),
    ipPoolId: pool.id,
    siloId: silo.id,
    isDefault,
  })
  if (isDefault && pool.poolType === 'unicast') {
    const born = gatewaysOf(db, silo.id).filter(({ name }) => name === 'default')
    for (const gateway of born) attachPool(backendState, gateway, pool)
  }
  return link
}

/** Sets or unsets a pool as a default of the silo, which replaces the previous default. */
export const setDefault = (
  backendState: BackendState,
  { pool, silo, link }: { pool: IpPoolRecord; silo: SiloRecord; link: IpPoolSiloRecord },
  isDefault: boolean,
): IpPoolSiloRecord => {
  const { db } = backendState
  const former = isDefault ? rivalOf(backendState, pool, silo) : undefined
  if (former) db.ipPoolSilos.update(former.id, { isDefault: false })
  return db.ipPoolSilos.update(link.id, { isDefault })
}

/** Unlinks a pool that no object of the silo uses, and detaches it from the silo's gateways. */
export const unlinkPool = (db: Db, { id, ipPoolId }: IpPoolSiloRecord, silo: SiloRecord): void => {
  const inUse = usesOfPool(db, ipPoolId).some(
    ({ projectId }) => projectId && db.projects.get(projectId)?.siloId === silo.id,
  )
  if (inUse) {
    fail.invalidRequest('IP addresses from this pool are in use in the linked silo')
  }
  const gateways = new Set(gatewaysOf(db, silo.id).map(gateway => gateway.id))
  for (const attachment of db.gatewayPools.by('pool', ipPoolId)) {
    if (gateways.has(attachment.internetGatewayId)) db.gatewayPools.remove(attachment.id)
  }
  db.ipPoolSilos.remove(id)
}

/** Deletes a pool, which must have no ranges, together with its links. */
export const removePool = (db: Db, poolId: string): void => {
  for (const link of db.ipPoolSilos.in(poolId)) db.ipPoolSilos.remove(link.id)
  for (const attachment of db.gatewayPools.by('pool', poolId)) {
    db.gatewayPools.remove(attachment.id)
  }
  db.ipPools.remove(poolId)
}
