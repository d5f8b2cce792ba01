import type { FilledPoolSelector } from '@/api/generated/filled'
import {
  type Cidr,
  cidrsOverlap,
  containsCidr,
  firstAddress,
  formatCidr,
  lastAddress,
} from '@/lib/cidr'
import { compareIps } from '@/lib/ip'
import type {
  ExternalSubnetRecord,
  SubnetPoolMemberRecord,
  SubnetPoolRecord,
} from '../models/system-records'
import type { Context } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { versionLabel } from './ip-stacks'
import { blockOf, exactBlock } from './subnet-pools'

/** Where a new external subnet lies. */
export type Allocation = Pick<
  ExternalSubnetRecord,
  'subnet' | 'subnetPoolId' | 'subnetPoolMemberId'
>

const poolsOfSilo = ({ backendState: { db }, caller }: Context, onlyDefault: boolean) =>
  db.subnetPoolSilos
    .by('silo', caller.user.siloId)
    .filter(({ isDefault }) => isDefault || !onlyDefault)
    .map(({ subnetPoolId }) => db.subnetPools.get(subnetPoolId) ?? fail.internal())

/** The requested pool, which must be linked to the caller's silo, or a default of the silo. */
const choosePool = (context: Context, selector: FilledPoolSelector): SubnetPoolRecord => {
  if (selector.type === 'explicit') return lookup.siloSubnetPool(context, selector.pool).pool
  const version = selector.ipVersion
  const [pool, ...others] = poolsOfSilo(context, true).filter(
    ({ ipVersion }) => !version || ipVersion === version,
  )
  if (others.length > 0) {
    fail.invalidRequest('the silo has several default subnet pools: specify the IP version')
  }
  const label = version ? `${versionLabel(version)} ` : ''
  return pool ?? fail.absent(`default ${label}subnet pool for current silo`)
}

const allowsWidth = (
  { minPrefixLength, maxPrefixLength }: SubnetPoolMemberRecord,
  width: number,
): boolean => minPrefixLength <= width && width <= maxPrefixLength

const allocate = ({ id, subnetPoolId }: SubnetPoolMemberRecord, block: Cidr): Allocation => ({
  subnet: formatCidr(block),
  subnetPoolId,
  subnetPoolMemberId: id,
})

/** The lowest free block of that width in a member. */
const lowestFreeBlock = (
  db: Db,
  member: SubnetPoolMemberRecord,
  width: number,
): Cidr | undefined => {
  const outer = blockOf(member)
  const taken = db.externalSubnets
    .by('member', member.id)
    .map(blockOf)
    .sort((a, b) => compareIps(a.ip, b.ip))
  let candidate: Cidr = { ip: firstAddress(outer), width }
  while (containsCidr(outer, candidate)) {
    const conflict = taken.find(each => cidrsOverlap(each, candidate))
    if (!conflict) return candidate
    // Both are aligned, so the end of the larger one is a start of the next.
    const larger = conflict.width < width ? conflict : candidate
    const value = lastAddress(larger).value + 1n
    candidate = { ip: { version: outer.ip.version, value }, width }
  }
  return undefined
}

/** Takes a free subnet of that prefix length from a pool of the caller's silo. */
export const allocateFromPool = (
  context: Context,
  selector: FilledPoolSelector,
  width: number,
): Allocation => {
  const { db } = context.backendState
  const pool = choosePool(context, selector)
  const members = db.subnetPoolMembers.in(pool.id).filter(member => allowsWidth(member, width))
  if (members.length === 0) {
    fail.invalidRequest(`no member of the subnet pool allows the prefix length ${width}`)
  }
  const sorted = members.toSorted((a, b) => compareIps(blockOf(a).ip, blockOf(b).ip))
  for (const member of sorted) {
    const block = lowestFreeBlock(db, member, width)
    if (block) return allocate(member, block)
  }
  return fail.insufficientCapacity('No external subnets available')
}

/** Takes exactly this subnet, if it is in a pool of the caller's silo and free. */
export const allocateExactly = (context: Context, subnet: string): Allocation => {
  const { db } = context.backendState
  const block = exactBlock(subnet)
  const member = poolsOfSilo(context, false)
    .flatMap(({ id }) => db.subnetPoolMembers.in(id))
    .find(each => containsCidr(blockOf(each), block))
  if (!member) {
    return fail.invalidRequest(
      `The requested subnet ${subnet} is in no subnet pool linked to the current silo`,
    )
  }
  if (!allowsWidth(member, block.width)) {
    const { minPrefixLength: min, maxPrefixLength: max } = member
    fail.invalidRequest(
      `prefix length ${block.width} is outside of the limits of the pool's member, ${min} to ${max}`,
    )
  }
  const taken = db.externalSubnets
    .by('member', member.id)
    .find(each => cidrsOverlap(blockOf(each), block))
  if (taken) fail.invalidRequest(`subnet ${subnet} overlaps with an existing external subnet`)
  return allocate(member, block)
}
