import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SiloUtilization } from '@/api/generated/types'
import type { TimeWindow } from '@/lib/time-range'
import { resourceUses, sumResources } from '@/lib/utilization'
import {
  ALL,
  capacityChartsOf,
  capacityPoll,
  type CapacityChart,
  capacityQueries,
} from '@/store/silo/capacity-charts'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { followTimeRange } from '@/store/time-range/following'
import { selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths } from '../paths'
import { quotasEditAction } from '../common-actions'
import { siloChoicesQuery, siloUtilizationsQuery } from '../silos/queries'
import { quotasAbove, selectEstimate } from './rules'

const selectSilos = (state: RootState) => selectData(state, siloUtilizationsQuery)?.items

/** CPU, memory and storage in use on all silos, with the sums of their quotas. */
export const selectTotals = createSelector([selectSilos], (silos = []) =>
  resourceUses(
    sumResources(silos.map(({ provisioned }) => provisioned)),
    sumResources(silos.map(({ allocated }) => allocated)),
  ),
)

const titlesOf = (uses: readonly { title: string }[]): string =>
  uses.map(({ title }) => title).join(', ')

/** Says of which resources silos have been promised more than there is; empty for none. */
export const selectEstimateNotices = createSelector(
  [selectTotals, selectSilos, selectEstimate],
  (totals, silos = [], estimate) => {
    if (!estimate) return []
    const exceeded = totals.filter(({ id, quota }) => quota > estimate[id])
    const single = silos
      .map(silo => ({ name: silo.siloName, above: quotasAbove(silo, estimate) }))
      .filter(({ above }) => above.length > 0)
      .map(({ name, above }) => `${name} (${titlesOf(above)})`)
    return [
      ...(exceeded.length > 0
        ? [
            `The quotas add up to more than the estimated capacity of the sleds in service: ${titlesOf(exceeded)}.`,
          ]
        : []),
      ...(single.length > 0
        ? [`Quotas that alone exceed that capacity: ${single.join(', ')}.`]
        : []),
    ]
  },
)

const selectReason = (state: RootState, _params: unknown, { siloId }: SiloUtilization) =>
  selectReasonNotOfSilo(state, siloId, 'collaborator')

/** The silos in the order of the response. */
export const selectSiloUseRows = listRows(
  siloUtilizationsQuery,
  ({ siloId, siloName, provisioned, allocated }, _params, reason) => ({
    id: siloId,
    name: siloName,
    href: systemPaths.silo({ silo: siloName }),
    uses: resourceUses(provisioned, allocated),
    actions: [quotasEditAction(siloName, reason)],
  }),
  selectReason,
)

/** The silos to filter the charts by. */
export const selectSiloChoices = createSelector(
  [(state: RootState) => selectData(state, siloChoicesQuery)?.items],
  (silos = []) => [
    { value: ALL, label: 'All silos' },
    ...silos.map(({ id, name }) => ({ value: id, label: name })),
  ],
)

/** The id of the silo in the address; `ALL` if there is none or it does not exist. */
export const selectChosenSilo = (state: RootState, search: string): string => {
  const asked = new URLSearchParams(search).get('silo')
  return selectSiloChoices(state).find(({ value }) => value === asked)?.value ?? ALL
}

/** Whether the address names the metrics tab. */
export const asksForMetrics = (search: string): boolean =>
  new URLSearchParams(search).get('tab') === 'metrics'

const NO_CHARTS: readonly CapacityChart[] = []

export const selectSystemCharts = (
  state: RootState,
  search: string,
  window: TimeWindow | undefined,
): readonly CapacityChart[] =>
  window && asksForMetrics(search)
    ? capacityChartsOf(window, 'system', selectChosenSilo(state, search))
    : NO_CHARTS

export const systemUtilizationPoll = capacityPoll(selectSystemCharts)

/** Reads the charts of the system while they are shown. */
export const watchSystemCharts = followTimeRange({
  routes: 'system/utilization/',
  isShown: asksForMetrics,
  queries: (state, { search }, window) =>
    capacityQueries(selectSystemCharts(state, search, window)),
})
