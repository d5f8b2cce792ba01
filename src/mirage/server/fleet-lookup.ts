import { isUuid } from '@/lib/name-or-id'
import { allows, authorizeFleet, type Context, type Role } from './access'
import type { Db } from './db'
import { fail, type ObjectType } from './errors'
import { FLEET_ID } from './backend-state'
import type { Row, Table } from './table'

/**
 * Creates a lookup for fleet objects. Callers who cannot read the fleet get 404; those who lack a
 * stronger `need` get 403.
 */
const finder =
  <T extends Row>(type: ObjectType, table: (db: Db) => Pick<Table<T>, 'get' | 'named'>) =>
  (context: Context, nameOrId: string, need: Role = 'viewer'): T => {
    const rows = table(context.backendState.db)
    const found = isUuid(nameOrId) ? rows.get(nameOrId) : rows.named('', nameOrId)
    if (!found || !allows(context, 'fleet', FLEET_ID, 'viewer'))
      return fail.notFound(type, nameOrId)
    authorizeFleet(context, need)
    return found
  }

/** Fleet objects by name or ID. */
export const fleetLookup = {
  adoptionRequest: finder('physical-disk-adoption-request', db => db.adoptionRequests),
  addressLot: finder('address-lot', db => db.addressLots),
  alert: finder('alert', db => db.alerts),
  alertReceiver: finder('alert-receiver', db => db.alertReceivers),
  announceSet: finder('bgp-announce-set', db => db.announceSets),
  bgpConfig: finder('bgp-config', db => db.bgpConfigs),
  builtinUser: finder('user-builtin', db => db.builtinUsers),
  physicalDisk: finder('physical-disk', db => db.physicalDisks),
  portSettings: finder('switch-port-settings', db => db.portSettings),
  rack: finder('rack', db => db.racks),
  sled: finder('sled', db => db.sleds),
  subnetPool: finder('subnet-pool', db => db.subnetPools),
  supportBundle: finder('support-bundle', db => db.supportBundles),
  switch: finder('switch', db => db.switches),
  trustRoot: finder('updates-trust-root', db => db.trustRoots),
  webhookSecret: finder('webhook-secret', db => db.webhookSecrets),
}
