import {
  type Cidr,
  cidrsOverlap,
  containsCidr,
  containsIp,
  firstAddress,
  formatCidr,
  parseCidr,
} from '@/lib/cidr'
import type { SubnetRecord, VpcRecord } from '../models/records'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'

const cidrOf = (text: string): Cidr => parseCidr(text) ?? fail.internal()

const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].map(cidrOf)
const WIDEST = 8
const NARROWEST = 26

const IPV6_WIDTH = 64
const BLOCKS_PER_PREFIX = 2 ** 16
const RANDOM_TRIES = 3

/** Rejects a block that subnets cannot have. Host bits are accepted. */
export const checkIpv4Block = (text: string): void => {
  const block = cidrOf(text)
  if (!PRIVATE.some(range => containsIp(range, firstAddress(block)))) {
    fail.invalidRequest('the IPv4 block of a VPC subnet must be from a private range')
  }
  if (block.width < WIDEST || block.width > NARROWEST) {
    fail.invalidRequest(
      `the IPv4 block of a VPC subnet must have a width between ${WIDEST} and ${NARROWEST}`,
    )
  }
}

export const checkIpv6Block = (vpc: VpcRecord, text: string): void => {
  const block = cidrOf(text)
  if (block.width !== IPV6_WIDTH || !containsCidr(cidrOf(vpc.ipv6Prefix), block)) {
    fail.invalidRequest(
      `the IPv6 block ${text} of a VPC subnet must be a /${IPV6_WIDTH} in the VPC's prefix ${vpc.ipv6Prefix}`,
    )
  }
}

const blocksOf = ({ ipv4Block, ipv6Block }: SubnetRecord): Cidr[] =>
  [ipv4Block, ipv6Block].map(cidrOf)

const isFree = ({ db }: BackendState, vpc: VpcRecord, block: Cidr): boolean =>
  !db.subnets.in(vpc.id).some(subnet => blocksOf(subnet).some(each => cidrsOverlap(each, block)))

/** Rejects a block that overlaps another subnet of the VPC. */
export const requireFreeBlock = (
  backendState: BackendState,
  vpc: VpcRecord,
  text: string,
): void => {
  if (!isFree(backendState, vpc, cidrOf(text))) {
    fail.invalidRequest(`IP address range '${text}' conflicts with an existing subnet`)
  }
}

/** A random one of the 65,536 blocks of the VPC's prefix. Gives up after a few that are taken. */
export const randomIpv6Block = (backendState: BackendState, vpc: VpcRecord): string => {
  const { version, value } = firstAddress(cidrOf(vpc.ipv6Prefix))
  for (let tries = 0; tries < RANDOM_TRIES; tries += 1) {
    const number = BigInt(backendState.random.int(0, BLOCKS_PER_PREFIX - 1))
    const block = { ip: { version, value: value + (number << 64n) }, width: IPV6_WIDTH }
    if (isFree(backendState, vpc, block)) return formatCidr(block)
  }
  return fail.internal()
}
