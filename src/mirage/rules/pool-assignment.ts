import type { IpPoolAssignment } from '@/api/generated/types'
import type { IpPoolRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** The pools of the control plane's own services. */
export const servicePools = (db: Db): IpPoolRecord[] =>
  db.ipPools.in('').filter(({ assignment }) => assignment === 'system_services')

/** Whether the services have addresses of the pool. The first pool is what the rack came with. */
const servesAddresses = (db: Db, { id }: IpPoolRecord): boolean =>
  servicePools(db)
    .toSorted((a, b) => (a.timeCreated < b.timeCreated ? -1 : 1))
    .findIndex(pool => pool.id === id) === 0

/** Rejects taking from the services a pool that they use, or their last one. */
export const requireDispensable = (db: Db, pool: IpPoolRecord): void => {
  if (pool.assignment !== 'system_services') return
  if (servicePools(db).length === 1) {
    fail.invalidRequest('The last IP pool of the system services cannot be taken from them')
  }
  if (servesAddresses(db, pool)) {
    fail.invalidRequest(`IP pool "${pool.name}" is in use by system services`)
  }
}

/** Assigns a pool to silos or to the control plane's services. */
export const assignPool = (
  db: Db,
  pool: IpPoolRecord,
  assignment: IpPoolAssignment,
): IpPoolRecord => {
  if (pool.assignment === assignment) return pool
  requireDispensable(db, pool)
  if (assignment === 'system_services' && db.ipPoolSilos.in(pool.id).length > 0) {
    fail.invalidRequest(`IP pool "${pool.name}" is linked to silos: unlink it first`)
  }
  return db.ipPools.update(pool.id, { assignment })
}
