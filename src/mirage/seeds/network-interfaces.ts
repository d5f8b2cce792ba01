import type { SubnetRecord } from '../models/records'
import { stackOf, versionOf } from '../rules/ip-stacks'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { instanceIds } from './instances'
import { projectIds } from './projects'
import { MOCK_SUBNET } from './mock-vpc'
import { layerId } from './sample-vpc'

/** Stands for the default subnet, whose id is known only to the VPC. */
const DEFAULT_SUBNET = 'default'

type Entry = [
  instance: string,
  name: string,
  subnet: string,
  ip: string,
  extra?: { readonly description?: string; readonly transitIps?: readonly string[] },
]

const { db1, db2, granite, crossroads, steady, warmingUp, windingDown } = instanceIds
const { turningOver, onTheMove, underRepair, bigIron, longName } = instanceIds

/**
 * The first interface of an instance is its primary one. IPv6 addresses are given without the
 * prefix.
 */
const entries: Entry[] = [
  [
    db1,
    'my-nic',
    MOCK_SUBNET,
    '10.1.1.10',
    { description: 'a network interface', transitIps: ['172.30.0.0/22'] },
  ],
  [db2, 'net0', MOCK_SUBNET, '10.1.1.11'],

  [granite, 'net0', layerId(1), '10.20.1.20', { transitIps: ['10.21.0.0/16', '2001:db8:21::/48'] }],
  ...Array.from({ length: 8 }, (_, index): Entry => {
    const number = index + 1
    return [crossroads, `way-${number}`, layerId(number), `10.20.${number}.10`]
  }),
  [steady, 'net0', layerId(3), '10.20.3.11'],
  [steady, 'net1', layerId(4), '::b'],
  [warmingUp, 'net0', DEFAULT_SUBNET, '172.30.0.5'],
  [windingDown, 'net0', DEFAULT_SUBNET, '172.30.0.6'],
  [turningOver, 'net0', DEFAULT_SUBNET, '172.30.0.7'],
  [onTheMove, 'net0', DEFAULT_SUBNET, '172.30.0.8'],
  [underRepair, 'net0', DEFAULT_SUBNET, '172.30.0.9'],
  [bigIron, 'net0', DEFAULT_SUBNET, '172.30.0.10'],
  [longName, 'net0', DEFAULT_SUBNET, '172.30.0.11'],
]

/** Adds the subnet's prefix to an IPv6 address. */
const addressIn = ({ ipv6Block }: SubnetRecord, ip: string): string =>
  ip.startsWith('::') ? ipv6Block.replace('::/64', ip) : ip

/** From the guests' range. */
export const mac = (number: number) =>
  `A8:40:25:F0:00:${number.toString(16).toUpperCase().padStart(2, '0')}`

const defaultSubnet = ({ db }: BackendState): string => {
  const vpc = db.vpcs.named(projectIds.rockGarden, 'default') ?? fail.internal()
  const subnet = db.subnets.named(vpc.id, 'default') ?? fail.internal()
  return subnet.id
}

export const seedNetworkInterfaces = (backendState: BackendState): void => {
  const { networkInterfaces, subnets } = backendState.db
  for (const [index, [instanceId, name, place, ip, extra = {}]] of entries.entries()) {
    const subnetId = place === DEFAULT_SUBNET ? defaultSubnet(backendState) : place
    const subnet = subnets.get(subnetId) ?? fail.internal()
    const { description = '', transitIps = [] } = extra
    const address = addressIn(subnet, ip)
    networkInterfaces.insert({
      ...named(fixedId('networkInterface', index + 1), name, description, '2024-03-16'),
      instanceId,
      ipStack: stackOf({ [versionOf(address)]: { ip: address, transitIps: [...transitIps] } }),
      mac: mac(index + 1),
      primary: networkInterfaces.in(instanceId).length === 0,
      subnetId,
      vpcId: subnet.vpcId,
    })
  }
}
