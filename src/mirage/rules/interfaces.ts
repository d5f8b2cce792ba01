import { containsIp, parseCidr } from '@/lib/cidr'
import { formatIp, parseIp } from '@/lib/ip'
import { MAX_NETWORK_INTERFACES_PER_INSTANCE } from '@/lib/limits'
import type { InstanceRecord } from '../models/instances'
import type { NetworkInterfaceRecord } from '../models/network-interfaces'
import type { SubnetRecord } from '../models/vpcs'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { canonicalIp, lowestFree, spanContains, usableSpan } from './addresses'
import { newIdentity, requireFreeName } from './identity'

/** What a new interface is asked to be; without an address it gets the lowest free one. */
export interface InterfaceWish {
  readonly name: string
  readonly description: string
  readonly vpcName: string
  readonly subnetName: string
  readonly ip?: string | null | undefined
}

/** Guests have the addresses `A8:40:25:F0:00:00` to `A8:40:25:FE:FF:FF`. */
const GUEST_PREFIX = 'A8:40:25'
const FIRST_GUEST = 0xf0_00_00
const LAST_GUEST = 0xfe_ff_ff

const octets = (value: number): string[] =>
  [value >> 16, value >> 8, value].map(octet =>
    (octet & 0xff).toString(16).padStart(2, '0').toUpperCase(),
  )

/** What has an address in a subnet: interfaces of instances and of probes. */
export const interfacesIn = (db: Db, subnetId: string): { ip: string; mac: string }[] => [
  ...db.networkInterfaces.by('subnet', subnetId),
  ...db.probes.by('subnet', subnetId).map(probe => probe.interface),
]

export const guestMac = ({ db, random }: BackendState, vpcId: string): string => {
  const present = db.subnets.in(vpcId).flatMap(({ id }) => interfacesIn(db, id))
  const taken = new Set(present.map(({ mac }) => mac))
  for (;;) {
    const mac = [GUEST_PREFIX, ...octets(random.int(FIRST_GUEST, LAST_GUEST))].join(':')
    if (!taken.has(mac)) return mac
  }
}

const takenIn = (db: Db, { id }: SubnetRecord): Set<string> =>
  new Set(interfacesIn(db, id).map(({ ip }) => canonicalIp(ip)))

const requestedAddress = (db: Db, subnet: SubnetRecord, text: string): string => {
  const wanted = parseIp(text)
  const blocks = [subnet.ipv4Block, subnet.ipv6Block].map(parseCidr)
  const block = blocks.find(each => each && wanted && containsIp(each, wanted))
  if (!wanted || !block) {
    return fail.invalidRequest(`IP address ${text} is not in an IP range of the subnet`)
  }
  if (!spanContains(usableSpan(block), wanted)) {
    return fail.invalidRequest(`IP address ${text} is reserved`)
  }
  const address = formatIp(wanted)
  return takenIn(db, subnet).has(address)
    ? fail.invalidRequest(`IP address ${text} is not available`)
    : address
}

/** The lowest free address of a subnet that interfaces may have. */
export const nextAddressIn = (db: Db, subnet: SubnetRecord): string => {
  const block = parseCidr(subnet.ipv4Block)
  const free = block && lowestFree([usableSpan(block)], takenIn(db, subnet))
  return free ?? fail.invalidRequest('no IP addresses available for the interface')
}

/** Refuses a place in the network that does not go with the interfaces there are. */
const checkPlace = (present: readonly NetworkInterfaceRecord[], subnet: SubnetRecord) => {
  if (present.length >= MAX_NETWORK_INTERFACES_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may not have more than ${MAX_NETWORK_INTERFACES_PER_INSTANCE} network interfaces`,
    )
  }
  if (present.some(({ vpcId }) => vpcId !== subnet.vpcId)) {
    fail.invalidRequest('all interfaces of an instance must be in the same VPC')
  }
  if (present.some(({ subnetId }) => subnetId === subnet.id)) {
    fail.invalidRequest('each interface of an instance must be in a distinct subnet')
  }
}

/** Adds an interface to an instance, in a subnet of its project. The first one is primary. */
export const createInterface = (
  backendState: BackendState,
  instance: InstanceRecord,
  wish: InterfaceWish,
): NetworkInterfaceRecord => {
  const { db } = backendState
  const vpc = db.vpcs.named(instance.projectId, wish.vpcName) ?? fail.notFound('vpc', wish.vpcName)
  const subnet =
    db.subnets.named(vpc.id, wish.subnetName) ?? fail.notFound('vpc-subnet', wish.subnetName)
  const present = db.networkInterfaces.in(instance.id)
  const type = 'instance-network-interface'
  requireFreeName(db.networkInterfaces, type, instance.id, wish.name)
  checkPlace(present, subnet)
  return db.networkInterfaces.insert({
    ...newIdentity(backendState, wish),
    instanceId: instance.id,
    vpcId: vpc.id,
    subnetId: subnet.id,
    ip: wish.ip ? requestedAddress(db, subnet, wish.ip) : nextAddressIn(db, subnet),
    mac: guestMac(backendState, vpc.id),
    primary: present.length === 0,
    transitIps: [],
  })
}
