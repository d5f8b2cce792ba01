import type { FilledPrivateIpStackCreate } from '@/api/generated/filled'
import type {
  IpVersion,
  Ipv4Assignment,
  Ipv6Assignment,
  PrivateIpStack,
} from '@/api/generated/types'
import { containsIp, parseCidr } from '@/lib/cidr'
import { formatIp, parseIp } from '@/lib/ip'
import { MAX_NETWORK_INTERFACES_PER_INSTANCE } from '@/lib/limits'
import type { InstanceRecord, NetworkInterfaceRecord, SubnetRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { canonicalIp, lowestFree, spanContains, usableSpan } from './addresses'
import { newIdentity, requireFreeName } from './identity'
import { partsOf, stackAddresses, stackOf } from './ip-stacks'
import { checkTransitIps } from './transit-ips'

/** A requested interface; where it names no address it gets the lowest free one. */
export interface InterfaceSpec {
  readonly name: string
  readonly description: string
  readonly vpcName: string
  readonly subnetName: string
  readonly ipConfig: FilledPrivateIpStackCreate
}

/** The part of a request for one IP version. */
interface PartSpec {
  readonly ip: Ipv4Assignment | Ipv6Assignment
  readonly transitIps: string[]
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
export const interfacesIn = (db: Db, subnetId: string): { ips: string[]; mac: string }[] => [
  ...db.networkInterfaces
    .by('subnet', subnetId)
    .map(({ ipStack, mac }) => ({ ips: stackAddresses(ipStack), mac })),
  ...db.probes
    .by('subnet', subnetId)
    .map(probe => ({ ips: stackAddresses(probe.interface.ipConfig), mac: probe.interface.mac })),
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
  new Set(interfacesIn(db, id).flatMap(({ ips }) => ips.map(canonicalIp)))

const blockOf = ({ ipv4Block, ipv6Block }: SubnetRecord, version: IpVersion) =>
  parseCidr(version === 'v4' ? ipv4Block : ipv6Block) ?? fail.internal()

const requestedAddress = (
  db: Db,
  subnet: SubnetRecord,
  version: IpVersion,
  text: string,
): string => {
  const wanted = parseIp(text)
  const block = blockOf(subnet, version)
  if (!wanted || !containsIp(block, wanted)) {
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
export const nextAddressIn = (db: Db, subnet: SubnetRecord, version: IpVersion): string =>
  lowestFree([usableSpan(blockOf(subnet, version))], takenIn(db, subnet)) ??
  fail.invalidRequest('no IP addresses available for the interface')

const assignStack = (
  db: Db,
  subnet: SubnetRecord,
  config: FilledPrivateIpStackCreate,
): PrivateIpStack => {
  const assign = (version: IpVersion, spec: PartSpec | undefined) => {
    if (!spec) return undefined
    const { ip, transitIps } = spec
    checkTransitIps(transitIps)
    return {
      ip:
        ip.type === 'explicit'
          ? requestedAddress(db, subnet, version, ip.value)
          : nextAddressIn(db, subnet, version),
      transitIps,
    }
  }
  const { v4, v6 } = partsOf<PartSpec>(config)
  return stackOf({ v4: assign('v4', v4), v6: assign('v6', v6) })
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
    ipStack: assignStack(db, subnet, spec.ipConfig),
    mac: guestMac(backendState, vpc.id),
    primary: present.length === 0,
  })
}
