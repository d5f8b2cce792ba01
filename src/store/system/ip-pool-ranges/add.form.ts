import type { IpPoolRange } from '@/api/generated/types'
import { defineForm, type FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { allIpPoolRangesQuery, allIpPoolsQuery } from '../ip-pools/queries'
import { systemPaths } from '../paths'
import { checkIpRange, type IpRangeValues, type TakenRange } from './rules'

const takenRanges = ({ read }: FormContext): TakenRange[] =>
  (read(allIpPoolsQuery)?.items ?? []).flatMap(({ name: pool }) =>
    (read(allIpPoolRangesQuery(pool))?.items ?? []).map(({ range }) => ({ ...range, pool })),
  )

/** Gives addresses to a pool: all from the first to the last. */
export const ipPoolRangeAddForm = defineForm<IpRangeValues, IpPoolRange>({
  name: 'ipPoolRangeAdd',
  initial: () => ({ first: '', last: '' }),
  check: (values, context) => checkIpRange(values, takenRanges(context)),
  toCommand: (body, { params: { pool = '' } }) => ({
    endpoint: 'ipPoolRangeAdd',
    args: { path: { pool }, body },
  }),
  succeeded: (_range, _values, { params: { pool = '' } }) => ({
    toast: { content: ['IP range added'] },
    to: systemPaths.ipPool({ pool }),
  }),
  leaveTo: systemPaths.ipPool,
})

export const useIpPoolRangeAddField = fieldHook(ipPoolRangeAddForm)
