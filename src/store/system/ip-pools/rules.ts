import type { IpPoolAssignment, IpPoolUtilization } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { percentage } from '@/lib/figures'
import { enumWords } from '@/lib/text'

/** Who takes addresses from a pool: `system services`. */
export const assignmentWords = (assignment: IpPoolAssignment): string => enumWords(assignment)

/** The number of addresses of a pool, in total and in use. */
export interface AddressCount {
  /** The version that is counted; unset for pools of a single one. */
  version?: IpVersion
  allocated: bigint
  capacity: bigint
  /** Set if the rack rounded them. */
  isInexact?: true
}

interface OldCount {
  allocated: number | string
  capacity: number | string
}

/** Before release 17, a pool had addresses of both versions. */
type AnyUtilization = IpPoolUtilization & { ipv4?: OldCount; ipv6?: OldCount }

const countOf = (version: IpVersion, { allocated, capacity }: OldCount): AddressCount => ({
  version,
  allocated: BigInt(allocated),
  capacity: BigInt(capacity),
})

/** The counts of a pool: one, or one for each version that it may have. */
export const addressCounts = ({
  capacity,
  remaining,
  ipv4,
  ipv6,
}: AnyUtilization): readonly AddressCount[] =>
  ipv4 && ipv6
    ? [countOf('v4', ipv4), countOf('v6', ipv6)]
    : [
        {
          allocated: BigInt(Math.round(capacity - remaining)),
          capacity: BigInt(Math.round(capacity)),
          ...(capacity > Number.MAX_SAFE_INTEGER && { isInexact: true }),
        },
      ]

/** The percentage used of a pool; null if it has no addresses. */
export const poolPercent = ({ allocated, capacity }: AddressCount): number | null =>
  capacity === 0n ? null : percentage(allocated, capacity)
