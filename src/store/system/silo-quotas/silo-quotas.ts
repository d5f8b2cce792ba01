import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { percentage } from '@/lib/figures'
import { rich, type RichText } from '@/lib/rich-text'
import { bytesToGib } from '@/lib/size'
import { commaSeries } from '@/lib/text'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotOfSilo } from '../fleet-role'
import type { SystemParams } from '../paths'
import { siloUtilizationQuery, siloViewQuery } from '../silos/queries'
import type { QuotaValues } from '../silos/rules'
import { quotasEditAction } from '../common-actions'

export interface QuotaRowViewModel {
  id: keyof QuotaValues
  resource: string
  provisioned: number
  quota: number
  unit: 'vCPUs' | 'GiB'
  /** The percentage used of the exact amounts. */
  percent: number
  isExceeded: boolean
}

/** The use and quota of each resource of a silo, and the action that changes the quotas. */
export const selectSiloQuotas = createSelector(
  [
    (state: RootState, params: SystemParams<'silo'>) =>
      selectData(state, siloUtilizationQuery(params)),
    (state: RootState, params: SystemParams<'silo'>) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(params))?.id, 'collaborator'),
    (_state: RootState, { silo }: SystemParams<'silo'>) => silo,
  ],
  (utilization, reason, silo) => {
    if (!utilization) return undefined
    const { provisioned, allocated } = utilization
    const row = (
      id: 'cpus' | 'memory' | 'storage',
      resource: string,
      unit: QuotaRowViewModel['unit'],
    ): QuotaRowViewModel => ({
      id,
      resource,
      provisioned: unit === 'GiB' ? bytesToGib(provisioned[id]) : provisioned[id],
      quota: unit === 'GiB' ? bytesToGib(allocated[id]) : allocated[id],
      unit,
      percent: percentage(provisioned[id], allocated[id]),
      isExceeded: provisioned[id] > allocated[id],
    })
    return {
      rows: [
        row('cpus', 'CPU', 'vCPUs'),
        row('memory', 'Memory', 'GiB'),
        row('storage', 'Storage', 'GiB'),
      ],
      editing: quotasEditAction(silo, reason),
    }
  },
)

const resourcesInWords = (rows: readonly QuotaRowViewModel[]): string =>
  commaSeries(
    rows.map(({ resource }) => (resource === 'CPU' ? resource : resource.toLowerCase())),
    'and',
  )

/** A notice if the silo uses more than its quota. */
export const quotaNotice = (rows: readonly QuotaRowViewModel[]): RichText | undefined => {
  const exceeded = rows.filter(({ isExceeded }) => isExceeded)
  return exceeded.length === 0
    ? undefined
    : rich`The silo uses more ${resourcesInWords(exceeded)} than its quotas allow. Nothing is deleted, but its users cannot provision more of it.`
}
