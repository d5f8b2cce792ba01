import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import { bytesToGib } from '@/lib/size'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotOfSilo } from '../fleet-role'
import { requestForm } from '../forms'
import { siloUtilizationQuery, siloViewQuery } from '../silos/queries'

export interface QuotaRowViewModel {
  id: string
  resource: string
  units: string
  provisioned: number
  quota: number
}

const editAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'editQuotas',
  label: 'Edit quotas',
  event: requestForm('siloQuotasEdit', { silo }),
  reason,
})

/** What a silo uses of each resource, and the most that it may use; the way to change that. */
export const selectSiloQuotas = createSelector(
  [
    (state: RootState, silo: string) => selectData(state, siloUtilizationQuery(silo)),
    (state: RootState, silo: string) =>
      selectReasonNotOfSilo(state, selectData(state, siloViewQuery(silo))?.id, 'collaborator'),
    (_state: RootState, silo: string) => silo,
  ],
  (utilization, reason, silo) => {
    if (!utilization) return undefined
    const { provisioned, allocated } = utilization
    const inGib = (id: 'memory' | 'storage', resource: string): QuotaRowViewModel => ({
      id,
      resource,
      units: 'GiB',
      provisioned: bytesToGib(provisioned[id]),
      quota: bytesToGib(allocated[id]),
    })
    const cpu: QuotaRowViewModel = {
      id: 'cpus',
      resource: 'CPU',
      units: 'vCPUs',
      provisioned: provisioned.cpus,
      quota: allocated.cpus,
    }
    return {
      rows: [cpu, inGib('memory', 'Memory'), inGib('storage', 'Storage')],
      editing: editAction(silo, reason),
    }
  },
)

/** What follows from a quota that is less than what the silo uses of it. */
export const quotaNotice = (rows: readonly QuotaRowViewModel[]): RichText | undefined => {
  const exceeded = rows.filter(({ provisioned, quota }) => provisioned > quota)
  return exceeded.length === 0
    ? undefined
    : rich`The silo uses more ${exceeded.map(({ resource }) => resource).join(', ')} than its quota. What is there stays, but its users cannot provision more of it.`
}
