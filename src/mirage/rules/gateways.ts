import type { GatewayRecord, RouteRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { canonicalIp } from './addresses'
import { type PoolUse, usesOfInstance } from './pool-addresses'

/** Routes refer to gateways by name, in any router of the VPC. */
const routesTo = (db: Db, { vpcId, name }: GatewayRecord): RouteRecord[] =>
  db.routers
    .in(vpcId)
    .flatMap(({ id }) => db.routes.in(id))
    .filter(({ target }) => target.type === 'internet_gateway' && target.value === name)

export const removeRoutesTo = (db: Db, gateway: GatewayRecord): void => {
  for (const { id } of routesTo(db, gateway)) db.routes.remove(id)
}

export const isEmpty = (db: Db, { id }: GatewayRecord): boolean =>
  db.gatewayPools.in(id).length === 0 && db.gatewayAddresses.in(id).length === 0

export const removeAttachments = (db: Db, { id }: GatewayRecord): void => {
  for (const pool of db.gatewayPools.in(id)) db.gatewayPools.remove(pool.id)
  for (const address of db.gatewayAddresses.in(id)) db.gatewayAddresses.remove(address.id)
}

/** The external addresses of a VPC's instances, including source NAT. */
const addressesIn = (db: Db, vpcId: string): PoolUse[] => {
  const instances = new Set(db.networkInterfaces.by('vpc', vpcId).map(nic => nic.instanceId))
  return [...instances].flatMap(id => usesOfInstance(db, id))
}

/**
 * Prepares a gateway for detaching something. Rejected if traffic depends on it, i.e. if routes
 * lead to the gateway and an instance has an address that uses it, unless `cascade` is set; a
 * cascade always removes the routes.
 */
const prepareDetach = (
  db: Db,
  gateway: GatewayRecord,
  cascade: boolean,
  leaves: (use: PoolUse) => boolean,
): void => {
  if (cascade) return removeRoutesTo(db, gateway)
  if (routesTo(db, gateway).length === 0) return
  if (addressesIn(db, gateway.vpcId).some(leaves)) {
    fail.invalidRequest(
      `instances of the VPC depend on this for traffic that routes send to internet gateway "${gateway.name}": detach with cascade to delete those routes as well`,
    )
  }
}

export const preparePoolDetach = (
  db: Db,
  gateway: GatewayRecord,
  ipPoolId: string,
  cascade: boolean,
): void => prepareDetach(db, gateway, cascade, use => use.ipPoolId === ipPoolId)

export const prepareAddressDetach = (
  db: Db,
  gateway: GatewayRecord,
  address: string,
  cascade: boolean,
): void => prepareDetach(db, gateway, cascade, use => use.ip === canonicalIp(address))
