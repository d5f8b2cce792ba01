import type { IpPoolRange } from '@/api/generated/types'
import { ipError, parseIp } from '@/lib/ip'
import { ipRangesOverlap, parseIpRange } from '@/lib/ip-range'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { allIpPoolRangesQuery, allIpPoolsQuery } from '../ip-pools/queries'
import { systemPaths, type SystemParams } from '../paths'

export interface IpRangeValues {
  first: string
  last: string
}

/** An existing range. */
interface TakenRange extends IpRangeValues {
  /** Name of its pool. */
  pool: string
}

const addressError = (text: string): string | undefined =>
  ipError(text) ??
  (parseIp(text)?.version === 'v6' ? 'IPv6 ranges are not supported yet' : undefined)

/** The existing ranges that overlap a new one. */
const overlappingRanges = (
  { first, last }: IpRangeValues,
  taken: readonly TakenRange[],
): TakenRange[] => {
  const range = parseIpRange(first, last)
  if (!range) return []
  return taken.filter(other => {
    const theirs = parseIpRange(other.first, other.last)
    return theirs !== undefined && ipRangesOverlap(range, theirs)
  })
}

const overlapError = (values: IpRangeValues, taken: readonly TakenRange[]): string | undefined => {
  const [found] = overlappingRanges(values, taken)
  return found && `Overlaps with ${found.first}–${found.last} of the IP pool ${found.pool}`
}

/** Validates a new range. It must not overlap the ranges of any pool. */
const checkIpRange = ({ first, last }: IpRangeValues, taken: readonly TakenRange[]) => {
  const errors = errorsOf({ first: addressError(first), last: addressError(last) })
  if (Object.keys(errors).length > 0) return errors
  const isReversed = parseIpRange(first, last) === undefined
  return errorsOf({
    last: isReversed
      ? 'The last address must not come before the first'
      : overlapError({ first, last }, taken),
  })
}

const takenRanges = ({ read }: FormContext<SystemParams<'ipPool'>>): TakenRange[] =>
  (read(allIpPoolsQuery)?.items ?? []).flatMap(({ name: pool }) =>
    (read(allIpPoolRangesQuery({ pool }))?.items ?? []).map(({ range }) => ({ ...range, pool })),
  )

/** Adds a range of addresses to a pool. */
export const ipPoolRangeAddForm = defineForm<IpRangeValues, IpPoolRange, SystemParams<'ipPool'>>({
  name: 'ipPoolRangeAdd',
  initial: () => ({ first: '', last: '' }),
  check: (values, context) => checkIpRange(values, takenRanges(context)),
  toCommand: (body, { params: { pool } }) => ({
    endpoint: 'systemIpPoolRangeAdd',
    args: { path: { pool }, body },
  }),
  succeeded: (_range, _values, { params: { pool } }) => ({
    toast: { content: ['IP range added'] },
    to: systemPaths.ipPool({ pool }),
  }),
  leaveTo: systemPaths.ipPool,
})

export const useIpPoolRangeAddField = fieldHook(ipPoolRangeAddForm)
