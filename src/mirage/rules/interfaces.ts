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

/** A requested interface; without an address it gets the lowest free one. */
export interface InterfaceSpec {
  readonly name: string
  readonly description: string
  readonly vpcName: string
  readonly subnetName: string
  readonly ip?: string | null | undefined
}

/** Guests use the MAC addresses `A8:40:25:F0:00:00` to `A8:40:25:FE:FF:FF`. */
const GUEST_PREFIX = 'A8:40:25'
const FIRST_GUEST = 0xf0_00_00
const LAST_GUEST = 0xfe_ff_ff

const octets = (value: number): string[] =>
  [value >> 16, value >> 8, value].map(octet =>
    (octet & 0xff).toString(16).padStart(2, '0').toUpperCase(),
  )

/** The interfaces in a subnet: of instances and of probes. */
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

/** The lowest free address of a subnet. */
export const nextAddressIn = (db: Db, subnet: SubnetRecord): string => {
  const block = parseCidr(subnet.ipv4Block)
  const free = block && lowestFree([usableSpan(block)], takenIn(db, subnet))
  return free ?? fail.invalidRequest('no IP addresses available for the interface')
}

/** Rejects a subnet that conflicts with the existing interfaces. */
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

/** Creates an interface in a subnet of the instance's project. The first one is primary. */
export const createInterface = (
  backendState: BackendState,
  instance: InstanceRecord,
  spec: InterfaceSpec,
): NetworkInterfaceRecord => {
  const { db } = backendState
  const vpc = db.vpcs.named(instance.projectId, spec.vpcName) ?? fail.notFound('vpc', spec.vpcName)
  const subnet =
    db.subnets.named(vpc.id, spec.subnetName) ?? fail.notFound('vpc-subnet', spec.subnetName)
  const present = db.networkInterfaces.in(instance.id)
  const type = 'instance-network-interface'
  requireFreeName(db.networkInterfaces, type, instance.id, spec.name)
  checkPlace(present, subnet)
  return db.networkInterfaces.insert({
    ...newIdentity(backendState, spec),
    instanceId: instance.id,
    vpcId: vpc.id,
    subnetId: subnet.id,
    ip: spec.ip ? requestedAddress(db, subnet, spec.ip) : nextAddressIn(db, subnet),
    mac: guestMac(backendState, vpc.id),
    primary: present.length === 0,
    transitIps: [],
  })
}
