import type { SubnetPoolMemberAdd, SubnetPoolUtilization } from '@/api/generated/types'
import {
  type Cidr,
  cidrSize,
  cidrsOverlap,
  containsIp,
  formatCidr,
  isNetworkAddress,
  parseCidr,
} from '@/lib/cidr'
import { ADDRESS_BITS } from '@/lib/ip'
import type { SubnetPoolMemberRecord, SubnetPoolRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { spanContains, spanOf } from './addresses'
import { versionLabel } from './ip-stacks'

/** The block of a record, which was validated when created. */
export const blockOf = ({ subnet }: { readonly subnet: string }): Cidr =>
  parseCidr(subnet) ?? fail.internal()

/** A block that a client names exactly: without host bits. */
export const exactBlock = (subnet: string): Cidr => {
  const block = parseCidr(subnet) ?? fail.invalidRequest(`"${subnet}" is not a subnet`)
  return isNetworkAddress(block) ? block : fail.invalidRequest(`subnet ${subnet} has host bits set`)
}

const checkPrefixLengths = ({ ip, width }: Cidr, min: number, max: number): void => {
  const bits = ADDRESS_BITS[ip.version]
  for (const length of [min, max]) {
    if (length > bits) fail.invalidRequest(`prefix length ${length} is larger than ${bits}`)
    if (length < width) {
      fail.invalidRequest(`prefix length ${length} is smaller than that of the subnet, ${width}`)
    }
  }
  if (min > max) {
    fail.invalidRequest(`minimum prefix length ${min} is larger than the maximum, ${max}`)
  }
}

/** Rejects a block that shares addresses with a member of any pool or with an IP pool. */
const checkOverlap = (db: Db, block: Cidr): void => {
  const member = Array.from(db.subnetPoolMembers.all()).find(each =>
    cidrsOverlap(blockOf(each), block),
  )
  if (member) {
    fail.invalidRequest(
      `subnet ${formatCidr(block)} overlaps with existing member ${member.subnet}`,
    )
  }
  const taken = Array.from(db.ipPoolRanges.all()).find(({ range }) => {
    const span = spanOf(range)
    return span && (containsIp(block, span.first) || spanContains(span, block.ip))
  })
  if (taken) {
    const { first, last } = taken.range
    fail.invalidRequest(`subnet ${formatCidr(block)} overlaps with IP range ${first}-${last}`)
  }
}

/** Adds a member to a pool. Its subnets may be as large as itself and as small as an address. */
export const addMember = (
  { db, ids, now }: BackendState,
  pool: SubnetPoolRecord,
  { subnet, minPrefixLength, maxPrefixLength }: SubnetPoolMemberAdd,
): SubnetPoolMemberRecord => {
  const block = exactBlock(subnet)
  const { version } = block.ip
  if (version !== pool.ipVersion) {
    const [given, own] = [versionLabel(version), versionLabel(pool.ipVersion)]
    fail.invalidRequest(`Cannot add an ${given} subnet to an ${own} pool`)
  }
  const min = minPrefixLength ?? block.width
  const max = maxPrefixLength ?? ADDRESS_BITS[version]
  checkPrefixLengths(block, min, max)
  checkOverlap(db, block)
  return db.subnetPoolMembers.insert({
    id: ids.next(),
    subnetPoolId: pool.id,
    subnet: formatCidr(block),
    minPrefixLength: min,
    maxPrefixLength: max,
    timeCreated: now(),
  })
}

/** Removes exactly this member, unless one of its subnets is in use. */
export const removeMember = (db: Db, pool: SubnetPoolRecord, given: string): void => {
  const subnet = formatCidr(exactBlock(given))
  const member =
    db.subnetPoolMembers.in(pool.id).find(each => each.subnet === subnet) ??
    fail.invalidRequest(`The provided subnet ${subnet} is not a member of the pool`)
  if (db.externalSubnets.by('member', member.id).length > 0) {
    fail.invalidRequest('Members cannot be removed while external subnets are allocated from them')
  }
  db.subnetPoolMembers.remove(member.id)
}

const sizes = (records: readonly { readonly subnet: string }[]): bigint =>
  records.reduce((sum, record) => sum + cidrSize(blockOf(record)), 0n)

/** Numbers of addresses. */
export const subnetPoolUsage = (db: Db, poolId: string): SubnetPoolUtilization => {
  const capacity = sizes(db.subnetPoolMembers.in(poolId))
  const allocated = sizes(db.externalSubnets.by('pool', poolId))
  return { capacity: Number(capacity), remaining: Number(capacity - allocated) }
}
