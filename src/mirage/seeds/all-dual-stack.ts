import { GIB } from '@/lib/size'
import type { InstanceRecord } from '../models/records'
import { assignEphemeral, ephemeralsOf } from '../rules/external-addresses'
import { partsOf, stackOf, versionOf, versionsOf } from '../rules/ip-stacks'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { atTime } from './created-vpcs'
import { fixedId, named, utc } from './fixed'
import { instanceIds, plainInstance } from './instances'
import { ipPoolIds } from './ip-pools'
import { mac } from './network-interfaces'
import { projectIds } from './projects'
import { layerId } from './sample-vpc'
import { MAZE_WAR } from './silos'
import { sledIds } from './sleds'
import { subnetMemberIds, subnetPoolIds } from './subnet-pools'

/** Leaves lower numbers to the seeds of other scenarios. */
const FIRST = 701
const DAY = '2026-03-05'

/** The last two bytes of an IPv4 address, as the last group of an IPv6 address. */
const groupOf = (ip: string): string => {
  const [, , third = 0, fourth = 0] = ip.split('.').map(Number)
  return (third * 256 + fourth).toString(16)
}

/** Gives every interface an address of the version that it lacks. */
const doubleInterfaces = ({ db }: BackendState): void => {
  for (const { id, ipStack, subnetId } of Array.from(db.networkInterfaces.all())) {
    const { v4, v6 } = partsOf<{ ip: string; transitIps: string[] }>(ipStack)
    if (v4 && v6) continue
    const { ipv4Block, ipv6Block } = db.subnets.get(subnetId) ?? fail.internal()
    const ip = v4
      ? ipv6Block.replace('::/64', `::${groupOf(v4.ip)}`)
      : ipv4Block.replace(/\d+\/\d+$/, '200')
    const added = { [versionOf(ip)]: { ip, transitIps: [] } }
    db.networkInterfaces.update(id, { ipStack: stackOf({ v4, v6, ...added }) })
  }
}

/** Gives the instances with an ephemeral IPv4 address one of IPv6 as well. */
const doubleAddresses = (backendState: BackendState): void => {
  const { db } = backendState
  for (const instance of db.instances.all()) {
    if (!versionsOf(db, instance.id).includes('v6')) continue
    const ephemeral = ephemeralsOf(db, instance)
    if (ephemeral.length === 1) assignEphemeral(backendState, instance, ipPoolIds.second)
  }
}

const SIX_ONLY = fixedId('instance', 71)

const sixOnly: InstanceRecord = {
  ...plainInstance,
  ...named(SIX_ONLY, 'six-only', 'Has IPv6 addresses alone', DAY),
  projectId: projectIds.rockGarden,
  hostname: 'six-only',
  runState: 'running',
  timeRunStateUpdated: utc(`${DAY}T09:01`),
  ncpus: 1,
  memory: GIB,
  sledId: sledIds.first,
}

const seedSixOnly = (backendState: BackendState): void => {
  const { db } = backendState
  const subnet = db.subnets.get(layerId(5)) ?? fail.internal()
  db.instances.insert(sixOnly)
  db.networkInterfaces.insert({
    ...named(fixedId('networkInterface', FIRST), 'net0', '', DAY),
    instanceId: SIX_ONLY,
    ipStack: stackOf({ v6: { ip: subnet.ipv6Block.replace('::/64', '::66'), transitIps: [] } }),
    mac: mac(FIRST % 256),
    primary: true,
    subnetId: subnet.id,
    vpcId: subnet.vpcId,
  })
}

const { db1, granite } = instanceIds

const floatingIps: [name: string, ip: string, instanceId: string | null][] = [
  ['fig-float', 'fd00::1a', db1],
  ['plum-float', 'fd00::1b', null],
]

const externalSubnets: [name: string, subnet: string, instanceId: string | null][] = [
  ['cluster-net-6', 'fd10:aa::/64', db1],
  ['idle-net-6', 'fd10:aa:0:1::/64', null],
]

/** Floating IPs and external subnets of IPv6, attached and free. */
const seedBeside = ({ db }: BackendState): void => {
  const projectId = projectIds.mock
  for (const [index, [name, ip, instanceId]] of floatingIps.entries()) {
    const identity = named(fixedId('floatingIp', FIRST + index), name, '', DAY)
    db.floatingIps.insert({ ...identity, ip, ipPoolId: ipPoolIds.second, projectId, instanceId })
  }
  const place = { subnetPoolId: subnetPoolIds.routed6, subnetPoolMemberId: subnetMemberIds.v6 }
  for (const [index, [name, subnet, instanceId]] of externalSubnets.entries()) {
    const identity = named(fixedId('externalSubnet', FIRST + index), name, '', DAY)
    db.externalSubnets.insert({ ...identity, ...place, subnet, projectId, instanceId })
  }
}

const POOL = fixedId('ipPool', FIRST)
const GROUP = fixedId('multicastGroup', FIRST)
const GROUP_ADDRESS = 'ff05:10::1'

/** A second default pool for multicast, and a group of it. */
const seedMulticast = ({ db }: BackendState): void => {
  db.ipPools.insert({
    ...named(POOL, 'multicast-pool-6', 'Many at once, by IPv6', DAY),
    assignment: 'silos',
    ipVersion: 'v6',
    poolType: 'multicast',
  })
  db.ipPoolRanges.insert({
    id: fixedId('ipPoolRange', FIRST),
    ipPoolId: POOL,
    range: { first: 'ff05:10::', last: 'ff05:10::3f' },
    timeCreated: utc(`${DAY}T09:05`),
  })
  const link = { ipPoolId: POOL, siloId: MAZE_WAR, isDefault: true }
  db.ipPoolSilos.insert({ id: fixedId('ipPoolSilo', FIRST), ...link })
  db.multicastGroups.insert({
    ...named(GROUP, 'heartbeat-6', '', DAY),
    ipPoolId: POOL,
    multicastIp: GROUP_ADDRESS,
    state: 'Active',
  })
  for (const [index, instanceId] of [db1, granite].entries()) {
    db.multicastMembers.insert({
      ...named(fixedId('multicastMember', FIRST + index), `member-${instanceId}`, '', DAY),
      instanceId,
      multicastGroupId: GROUP,
      multicastIp: GROUP_ADDRESS,
      sourceIps: [],
      state: 'Joined',
    })
  }
}

/** Gives everything addresses of both versions, and one instance those of IPv6 alone. */
export const seedAllDualStack = (backendState: BackendState): void => {
  const past = atTime(backendState, FIRST, DAY)
  doubleInterfaces(past)
  doubleAddresses(past)
  seedSixOnly(past)
  seedBeside(past)
  seedMulticast(past)
}
