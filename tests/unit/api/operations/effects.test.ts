import { describe, expect, it } from 'vitest'
import { runCommand, startQuery } from '@/api/core/api'
import type { Command, Query } from '@/api/operations/table'
import { createClient, json } from '#tests/unit/api/support/client'

const web = { project: 'web' }
const vpc = { project: 'web', vpc: 'default' }
const list = <Id extends Query['endpoint']>(endpoint: Id, query: object): Query =>
  ({ endpoint, args: { query } }) as Query
const at = <Id extends Query['endpoint']>(endpoint: Id, path: object, query: object = web): Query =>
  ({ endpoint, args: { path, query } }) as Query

const ofInstance = { instance: 'api' }
const held = {
  instances: list('instanceList', web),
  instance: at('instanceView', ofInstance),
  instanceDisks: at('instanceDiskList', ofInstance),
  externalIps: at('instanceExternalIpList', ofInstance),
  networkInterfaces: list('instanceNetworkInterfaceList', { ...web, instance: 'api' }),
  groupsOfInstance: at('instanceAntiAffinityGroupList', ofInstance),
  members: at('antiAffinityGroupMemberList', { antiAffinityGroup: 'apart' }),
  disks: list('diskList', web),
  snapshots: list('snapshotList', web),
  floatingIps: list('floatingIpList', web),
  projects: list('projectList', {}),
  vpcs: list('vpcList', web),
  subnets: list('vpcSubnetList', vpc),
  routes: list('vpcRouterRouteList', { ...vpc, router: 'system' }),
  firewall: list('vpcFirewallRulesView', vpc),
  subnetInterfaces: at('vpcSubnetListNetworkInterfaces', { subnet: 'default' }, vpc),
  poolUtilization: at('systemIpPoolUtilizationView', { pool: 'default' }, {}),
  poolsOfSilo: list('ipPoolList', {}),
  utilization: list('utilizationView', {}),
  silos: list('siloList', {}),
  quotas: list('systemQuotasList', {}),
  policy: list('policyView', {}),
  currentUser: list('currentUserView', {}),
  externalSubnets: list('externalSubnetList', web),
  externalSubnet: at('externalSubnetView', { externalSubnet: 'api' }),
  subnetsOfInstance: at('instanceExternalSubnetList', ofInstance),
  subnetPools: list('systemSubnetPoolList', {}),
  subnetPoolUtilization: at('systemSubnetPoolUtilizationView', { pool: 'api' }, {}),
  silosOfSubnetPool: at('systemSubnetPoolSiloList', { pool: 'api' }, {}),
  subnetPoolsOfSilo: at('siloSubnetPoolList', { silo: 's' }, {}),
  ownSubnetPools: list('subnetPoolList', {}),
  pools: list('systemIpPoolList', {}),
  pool: at('systemIpPoolView', { pool: 'api' }, {}),
  scimTokens: list('scimTokenList', { silo: 's' }),
  accessTokens: list('currentUserAccessTokenList', {}),
  userSessions: at('userSessionList', { userId: 'u' }, {}),
  userTokens: at('userTokenList', { userId: 'u' }, {}),
  fleetPolicy: list('systemPolicyView', {}),
  updateStatus: list('systemUpdateStatus', {}),
  repositories: list('systemUpdateRepositoryList', {}),
  receivers: list('alertReceiverList', {}),
  receiver: at('alertReceiverView', { receiver: 'api' }, {}),
  secrets: list('webhookSecretsList', { receiver: 'api' }),
  deliveries: at('alertDeliveryList', { receiver: 'api' }, {}),
  bundles: list('supportBundleList', {}),
  bundle: at('supportBundleView', { bundleId: 'b' }, {}),
  gateways: list('internetGatewayList', vpc),
  gatewayPools: list('internetGatewayIpPoolList', { ...vpc, gateway: 'api' }),
  gatewayAddresses: list('internetGatewayIpAddressList', { ...vpc, gateway: 'api' }),
  unadopted: list('physicalDiskListUnadopted', {}),
  requests: list('physicalDiskListAdoptionRequests', {}),
  physicalDisks: list('physicalDiskList', {}),
  sleds: list('sledList', {}),
  uninitialized: list('sledListUninitialized', {}),
  membership: at('rackMembershipStatus', { rackId: 'r' }, {}),
} satisfies Record<string, Query>

type Held = keyof typeof held

/** A body that is valid as an item, a page and a set of rules. */
const anything = json({ id: 'id', name: 'api', items: [{ id: 'id' }], rules: [], silo_id: 's' })

const namesOf = (calls: readonly string[], first: readonly string[]): Held[] =>
  (Object.keys(held) as Held[]).filter((_, index) => calls.includes(first[index] ?? ''))

/** The queries that a command refetches, if all are subscribed. */
const touchedBy = async (endpoint: Command['endpoint'], args: object) => {
  const { dispatch, calls } = createClient(call =>
    /^GET .*scim\/tokens/.test(call) ? json([]) : anything,
  )
  for (const query of Object.values(held)) await startQuery(dispatch, query).result
  const first = calls.splice(0)
  await runCommand(dispatch, { endpoint, args } as Command)
  await new Promise(resolve => setTimeout(resolve))
  return namesOf(calls, first)
}

const path = (of: object, body?: object) => ({ path: of, query: web, ...(body && { body }) })

const RUN_STATE: Held[] = ['instances', 'instance', 'members', 'utilization']

const SUBNET_PARTS: Held[] = ['externalSubnets', 'externalSubnet', 'subnetsOfInstance']
const SUBNET_LINKS: Held[] = [
  'silosOfSubnetPool',
  'subnetPools',
  'subnetPoolsOfSilo',
  'ownSubnetPools',
]
const MEMBERS: Held[] = ['membership', 'sleds', 'uninitialized', 'physicalDisks']
const RECEIVER: Held[] = ['receivers', 'receiver']
const link = { path: { pool: 'api', silo: 's' }, body: {} }

describe('the queries invalidated by', () => {
  it.each<[Command['endpoint'], object, Held[]]>([
    [
      'externalSubnetCreate',
      { query: web, body: {} },
      ['externalSubnets', 'subnetPoolUtilization'],
    ],
    [
      'externalSubnetDelete',
      path({ externalSubnet: 'other' }),
      ['externalSubnets', 'subnetPoolUtilization'],
    ],
    ['externalSubnetAttach', path({ externalSubnet: 'api' }, {}), SUBNET_PARTS],
    ['externalSubnetDetach', path({ externalSubnet: 'api' }), SUBNET_PARTS],
    ['systemSubnetPoolSiloLink', link, SUBNET_LINKS],
    ['systemSubnetPoolSiloUpdate', link, SUBNET_LINKS],
    ['systemSubnetPoolSiloUnlink', link, SUBNET_LINKS],
    ['systemIpPoolAssign', { path: { pool: 'api' }, body: {} }, ['pools', 'pool', 'poolsOfSilo']],
    ['scimTokenCreate', { query: { silo: 's' } }, ['scimTokens']],
    ['scimTokenDelete', { path: { tokenId: 't' }, query: { silo: 's' } }, ['scimTokens']],
    ['currentUserAccessTokenDelete', { path: { tokenId: 't' } }, ['accessTokens', 'userTokens']],
    ['userLogout', { path: { userId: 'u' } }, ['userSessions', 'userTokens']],
    ['systemPolicyUpdate', { body: { roleAssignments: [] } }, ['fleetPolicy']],
    [
      'targetReleaseUpdate',
      { body: { systemVersion: '18.0.0' } },
      ['updateStatus', 'repositories'],
    ],
    [
      'systemUpdateRecoveryFinish',
      { body: { systemVersion: '18.0.0' } },
      ['updateStatus', 'repositories'],
    ],
    [
      'systemUpdateRepositoryUpload',
      { query: { fileName: 'r.zip' }, body: { fileId: 'f' } },
      ['updateStatus', 'repositories'],
    ],
    ['webhookReceiverCreate', { body: {} }, ['receivers']],
    ['webhookReceiverUpdate', { path: { receiver: 'api' }, body: {} }, RECEIVER],
    ['alertReceiverDelete', { path: { receiver: 'other' } }, ['receivers']],
    ['webhookSecretsAdd', { query: { receiver: 'api' }, body: {} }, [...RECEIVER, 'secrets']],
    ['webhookSecretsDelete', { path: { secretId: 's' } }, [...RECEIVER, 'secrets']],
    ['alertReceiverSubscriptionAdd', { path: { receiver: 'api' }, body: {} }, RECEIVER],
    [
      'alertReceiverSubscriptionRemove',
      { path: { receiver: 'api', subscription: 'a.b' } },
      RECEIVER,
    ],
    ['alertReceiverProbe', { path: { receiver: 'api' } }, ['deliveries']],
    ['alertDeliveryResend', { path: { alertId: 'a' }, query: { receiver: 'api' } }, ['deliveries']],
    ['supportBundleCreate', { body: {} }, ['bundles']],
    ['supportBundleUpdate', { path: { bundleId: 'b' }, body: {} }, ['bundles', 'bundle']],
    ['supportBundleDelete', { path: { bundleId: 'b' } }, ['bundles', 'bundle']],
    ['internetGatewayIpPoolCreate', { query: vpc, body: {} }, ['gatewayPools', 'routes']],
    [
      'internetGatewayIpPoolDelete',
      { path: { pool: 'p' }, query: vpc },
      ['gatewayPools', 'routes'],
    ],
    ['internetGatewayIpAddressCreate', { query: vpc, body: {} }, ['gatewayAddresses', 'routes']],
    [
      'internetGatewayIpAddressDelete',
      { path: { address: 'a' }, query: vpc },
      ['gatewayAddresses', 'routes'],
    ],
    ['physicalDiskEnableAdoption', { body: {} }, ['requests', 'unadopted', 'physicalDisks']],
    [
      'physicalDiskDisableAdoption',
      { path: { physicalDiskAdoptionReqId: 'q' } },
      ['requests', 'unadopted'],
    ],
    ['rackMembershipAddSleds', { path: { rackId: 'r' }, body: {} }, MEMBERS],
    ['rackMembershipAbort', { path: { rackId: 'r' } }, MEMBERS],
  ])('%s, of newer releases', async (endpoint, args, expected) => {
    expect((await touchedBy(endpoint, args)).sort()).toEqual([...expected].sort())
  })

  it.each<[Command['endpoint'], object, Held[]]>([
    [
      'instanceCreate',
      { query: web, body: {} },
      [
        'instances',
        'members',
        'disks',
        'floatingIps',
        'subnetInterfaces',
        'poolUtilization',
        'utilization',
      ],
    ],
    ['instanceStart', path(ofInstance), RUN_STATE],
    ['instanceStop', path(ofInstance), RUN_STATE],
    ['instanceReboot', path(ofInstance), RUN_STATE],
    [
      'instanceDiskAttach',
      path(ofInstance, { disk: 'api' }),
      ['instance', 'instanceDisks', 'disks'],
    ],
    [
      'instanceDiskDetach',
      path(ofInstance, { disk: 'api' }),
      ['instance', 'instanceDisks', 'disks'],
    ],
    [
      'instanceEphemeralIpAttach',
      path(ofInstance, {}),
      ['instance', 'externalIps', 'poolUtilization'],
    ],
    ['instanceEphemeralIpDetach', path(ofInstance), ['instance', 'externalIps', 'poolUtilization']],
    ['floatingIpAttach', path({ floatingIp: 'api' }, {}), ['externalIps', 'floatingIps']],
    ['floatingIpDetach', path({ floatingIp: 'api' }), ['externalIps', 'floatingIps']],
    ['floatingIpCreate', { query: web, body: {} }, ['floatingIps', 'poolUtilization']],
    [
      'instanceNetworkInterfaceCreate',
      { query: { ...web, instance: 'api' }, body: {} },
      ['networkInterfaces', 'subnetInterfaces'],
    ],
    [
      'antiAffinityGroupMemberInstanceAdd',
      path({ antiAffinityGroup: 'apart', instance: 'api' }),
      ['groupsOfInstance', 'members'],
    ],
    ['diskFinalizeImport', path({ disk: 'd' }, {}), ['disks', 'snapshots', 'utilization']],
    ['projectCreate', { body: {} }, ['projects', 'vpcs']],
    ['vpcSubnetDelete', { path: { subnet: 's' }, query: vpc }, ['subnets', 'routes']],
    ['vpcRouterDelete', { path: { router: 'r' }, query: vpc }, ['subnets']],
    ['internetGatewayDelete', { path: { gateway: 'g' }, query: vpc }, ['gateways', 'routes']],
    ['vpcFirewallRulesUpdate', { query: vpc, body: { rules: [] } }, ['firewall']],
    ['systemIpPoolRangeAdd', { path: { pool: 'default' }, body: {} }, ['poolUtilization']],
    [
      'systemIpPoolSiloUpdate',
      { path: { pool: 'p', silo: 's' }, body: {} },
      ['pools', 'pool', 'poolsOfSilo'],
    ],
    ['siloQuotasUpdate', { path: { silo: 's' }, body: {} }, ['utilization', 'quotas']],
    ['policyUpdate', { body: { roleAssignments: [] } }, ['policy', 'fleetPolicy']],
    ['loginLocal', { path: { siloName: 's' }, body: {} }, ['currentUser']],
    ['logout', {}, []],
    ['diskBulkWriteImport', path({ disk: 'd' }, {}), []],
  ])('%s', async (endpoint, args, expected) => {
    expect((await touchedBy(endpoint, args)).sort()).toEqual([...expected].sort())
  })

  it('instanceDelete exclude those of the deleted instance', async () => {
    const touched = await touchedBy('instanceDelete', path(ofInstance))
    for (const dead of [
      'instance',
      'instanceDisks',
      'externalIps',
      'networkInterfaces',
      'groupsOfInstance',
    ])
      expect(touched).not.toContain(dead)
    expect(touched).toEqual(
      expect.arrayContaining(['instances', 'disks', 'floatingIps', 'members', 'poolUtilization']),
    )
  })
})
