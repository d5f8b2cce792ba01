import type { Db } from '@/mirage/server/db'
import { FLEET_ID } from '@/mirage/server/backend-state'

type TableName = keyof Db

/** The table that a field refers to; null if the record may be missing. */
type References = { readonly [Name in TableName]: Readonly<Record<string, TableName | null>> }

/** Every field that refers to a record. */
const references: References = {
  silos: {},
  users: { siloId: 'silos' },
  groups: { siloId: 'silos' },
  memberships: { groupId: 'groups', userId: 'users' },
  policies: {},
  sessions: { userId: 'users' },
  tokens: { userId: 'users' },
  scimTokens: { siloId: 'silos' },
  authSettings: { siloId: 'silos' },
  deviceGrants: { userId: 'users', clientId: null },
  sshKeys: { siloUserId: 'users' },
  projects: { siloId: 'silos' },
  instances: { projectId: 'projects', sledId: 'sleds', bootDiskId: 'disks' },
  instanceSshKeys: { instanceId: 'instances', sshKeyId: 'sshKeys' },
  // The source of a disk or snapshot may have been deleted.
  disks: { projectId: 'projects', imageId: null, snapshotId: null },
  snapshots: { projectId: 'projects', diskId: null },
  images: { projectId: 'projects', siloId: 'silos' },
  affinityGroups: { projectId: 'projects' },
  affinityMembers: { groupId: 'affinityGroups', instanceId: 'instances' },
  antiAffinityGroups: { projectId: 'projects' },
  antiAffinityMembers: { groupId: 'antiAffinityGroups', instanceId: 'instances' },
  vpcs: { projectId: 'projects', systemRouterId: 'routers' },
  subnets: { vpcId: 'vpcs', customRouterId: 'routers' },
  routers: { vpcId: 'vpcs' },
  routes: { vpcRouterId: 'routers', subnetId: 'subnets' },
  gateways: { vpcId: 'vpcs' },
  gatewayPools: { internetGatewayId: 'gateways', ipPoolId: 'ipPools' },
  gatewayAddresses: { internetGatewayId: 'gateways' },
  firewallRules: { vpcId: 'vpcs' },
  networkInterfaces: { instanceId: 'instances', subnetId: 'subnets', vpcId: 'vpcs' },
  ipPools: {},
  ipPoolRanges: { ipPoolId: 'ipPools' },
  ipPoolSilos: { ipPoolId: 'ipPools', siloId: 'silos' },
  externalIps: { ipPoolId: 'ipPools', instanceId: 'instances' },
  floatingIps: { projectId: 'projects', ipPoolId: 'ipPools', instanceId: 'instances' },
  multicastGroups: { ipPoolId: 'ipPools' },
  multicastMembers: { instanceId: 'instances', multicastGroupId: 'multicastGroups' },
  subnetPools: {},
  subnetPoolMembers: { subnetPoolId: 'subnetPools' },
  subnetPoolSilos: { subnetPoolId: 'subnetPools', siloId: 'silos' },
  externalSubnets: {
    projectId: 'projects',
    instanceId: 'instances',
    subnetPoolId: 'subnetPools',
    subnetPoolMemberId: 'subnetPoolMembers',
  },
  certificates: { siloId: 'silos' },
  identityProviders: { siloId: 'silos', idpEntityId: null, spClientId: null },
  builtinUsers: {},
  racks: {},
  switches: { rackId: 'racks' },
  sleds: { rackId: 'racks' },
  uninitializedSleds: { rackId: 'racks' },
  unadoptedDisks: { sledId: 'sleds', diskId: null },
  adoptionRequests: { diskId: null },
  rackMemberships: { rackId: 'racks' },
  physicalDisks: { sledId: 'sleds' },
  switchPorts: { rackId: 'racks', portSettingsId: 'portSettings' },
  lldpConfigs: { switchPortId: 'switchPorts', chassisId: null },
  lldpNeighbors: { switchPortId: 'switchPorts', chassisId: null },
  portSettings: {},
  addressLots: {},
  addressLotBlocks: { addressLotId: 'addressLots' },
  loopbackAddresses: { addressLotBlockId: 'addressLotBlocks', rackId: 'racks' },
  bgpConfigs: { announceSetId: 'announceSets' },
  announceSets: {},
  announcements: { announceSetId: 'announceSets', addressLotBlockId: 'addressLotBlocks' },
  bgpPeers: { switchPortId: 'switchPorts', peerId: null },
  importedRoutes: { routeId: null },
  bfdSessions: {},
  probes: { projectId: 'projects', sled: 'sleds', subnetId: 'subnets', ipPoolId: 'ipPools' },
  // Entries outlive what they are about.
  auditEntries: { credentialId: null, requestId: null, operationId: null },
  alerts: {},
  alertReceivers: {},
  webhookSecrets: { receiverId: 'alertReceivers' },
  // All probes are of one alert that is not stored.
  alertDeliveries: { receiverId: 'alertReceivers', alertId: null },
  supportBundles: {},
  allowLists: {},
  networkingSettings: {},
  targetReleases: {},
  repositories: {},
  trustRoots: {},
  updates: {},
}

interface Stored {
  readonly id: string
  readonly name?: string
}

/** All records with their table. */
export const allRecords = function* (db: Db): Generator<[TableName, Stored]> {
  for (const [name, table] of Object.entries(db)) {
    for (const record of table.all()) yield [name as TableName, record]
  }
}

/** A field of a record of any type. */
export const fieldOf = (record: Stored, field: string): unknown => Reflect.get(record, field)

/** Fields that look like references but are not declared above. */
export const undeclared = (db: Db): string[] => {
  const found = new Set<string>()
  for (const [name, record] of allRecords(db)) {
    for (const field of Object.keys(record)) {
      if (field.endsWith('Id') && !(field in references[name])) found.add(`${name}.${field}`)
    }
  }
  return [...found]
}

/** References to missing records. */
export const dangling = (db: Db): string[] => {
  const found: string[] = []
  for (const [name, record] of allRecords(db)) {
    for (const [field, target] of Object.entries(references[name])) {
      const id = fieldOf(record, field)
      if (target && typeof id === 'string' && !db[target].get(id)) {
        found.push(`${name} ${record.name ?? record.id}: no ${target} ${id} (${field})`)
      }
    }
  }
  const owners = [db.silos, db.projects]
  for (const { id } of db.policies.all()) {
    if (id !== FLEET_ID && !owners.some(table => table.get(id))) found.push(`policy of ${id}`)
  }
  return found
}
