import type { SiloRecord } from '../models/records'
import type { SubnetPoolRecord, SubnetPoolSiloRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

export const subnetLinkOf = (
  db: Db,
  pool: SubnetPoolRecord,
  { id }: SiloRecord,
): SubnetPoolSiloRecord | undefined =>
  db.subnetPoolSilos.in(pool.id).find(({ siloId }) => siloId === id)

/** The silo's default pool of the same IP version. */
const rivalOf = (
  { subnetPools, subnetPoolSilos }: Db,
  { ipVersion }: SubnetPoolRecord,
  { id }: SiloRecord,
): SubnetPoolSiloRecord | undefined =>
  subnetPoolSilos
    .by('silo', id)
    .find(link => link.isDefault && subnetPools.get(link.subnetPoolId)?.ipVersion === ipVersion)

export const linkSubnetPool = (
  { db, ids }: BackendState,
  pool: SubnetPoolRecord,
  silo: SiloRecord,
  isDefault: boolean,
): SubnetPoolSiloRecord => {
  if (subnetLinkOf(db, pool, silo) || (isDefault && rivalOf(db, pool, silo))) {
    fail.alreadyExists('subnet-pool-resource', silo.name)
  }
  const link = { id: ids.next(), subnetPoolId: pool.id, siloId: silo.id, isDefault }
  return db.subnetPoolSilos.insert(link)
}

/** Sets or unsets a pool as a default of the silo, which replaces the previous default. */
export const setSubnetDefault = (
  db: Db,
  { pool, silo, link }: { pool: SubnetPoolRecord; silo: SiloRecord; link: SubnetPoolSiloRecord },
  isDefault: boolean,
): SubnetPoolSiloRecord => {
  const former = isDefault ? rivalOf(db, pool, silo) : undefined
  if (former) db.subnetPoolSilos.update(former.id, { isDefault: false })
  return db.subnetPoolSilos.update(link.id, { isDefault })
}

/** Unlinks a pool from which the silo has no subnets. */
export const unlinkSubnetPool = (db: Db, { id, subnetPoolId, siloId }: SubnetPoolSiloRecord) => {
  const inUse = db.externalSubnets
    .by('pool', subnetPoolId)
    .some(({ projectId }) => db.projects.get(projectId)?.siloId === siloId)
  if (inUse) {
    fail.invalidRequest('External subnets from this pool are in use in the linked silo')
  }
  db.subnetPoolSilos.remove(id)
}
