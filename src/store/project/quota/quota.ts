import { selectData } from '@/api/core/api'
import type { VirtualResourceCounts } from '@/api/generated/types'
import { bytesToGib } from '@/lib/size'
import type { RootState } from '@/store/setup/state'
import { utilizationQuery } from '@/store/silo/queries'

/** The query for the quotas of the silo. */
export const quotaQuery = utilizationQuery

export interface QuotaLeft {
  unit: string
  quota: number
  /** What is left before and after. Negative if more is taken than is left. */
  before: number
  after: number
}

const UNITS = [
  { id: 'cpus', unit: 'vCPUs', convert: (count: number) => count },
  { id: 'memory', unit: 'GiB of memory', convert: (bytes: number) => bytesToGib(bytes) },
  { id: 'storage', unit: 'GiB of storage', convert: (bytes: number) => bytesToGib(bytes) },
] as const

/** What is left of the quotas after something is taken, leaving out amounts that are no numbers. */
export const quotasLeft = (
  taken: Partial<VirtualResourceCounts>,
  { provisioned, capacity }: Record<'provisioned' | 'capacity', VirtualResourceCounts>,
): readonly QuotaLeft[] =>
  UNITS.flatMap(({ id, unit, convert }) => {
    const amount = taken[id]
    if (amount === undefined || !Number.isFinite(amount)) return []
    const left = capacity[id] - provisioned[id]
    return [
      {
        unit,
        quota: convert(capacity[id]),
        before: convert(left),
        after: convert(left - amount),
      },
    ]
  })

/** The use and quotas of the silo; undefined if they could not be read. */
export const selectQuotas = (state: RootState) => selectData(state, quotaQuery)
