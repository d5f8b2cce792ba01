import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { estimateCapacity } from '@/lib/capacity'
import type { TimeWindow } from '@/lib/time-range'
import { resourceUses, sumResources, type ResourceUse } from '@/lib/utilization'
import {
  ALL,
  capacityChartsOf,
  capacityPoll,
  type CapacityChart,
} from '@/store/silo/capacity-charts'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { allSledsQuery } from '../sleds/queries'
import { siloChoicesQuery, siloUtilizationsQuery } from './queries'

const selectSilos = (state: RootState) => selectData(state, siloUtilizationsQuery)?.items

/** CPU, memory and storage of all silos beside the sum of their quotas. */
export const selectTotals = createSelector([selectSilos], (silos = []) =>
  resourceUses(
    sumResources(silos.map(({ provisioned }) => provisioned)),
    sumResources(silos.map(({ allocated }) => allocated)),
  ),
)

/**
 * What the sleds in service are estimated to hold, in the units of the resources; undefined where
 * they could not be read.
 */
export const selectEstimate = createSelector(
  [(state: RootState) => selectData(state, allSledsQuery)?.items],
  (sleds): Record<ResourceUse['id'], number> | undefined => {
    if (!sleds) return undefined
    const inService = sleds.filter(({ policy }) => policy.kind === 'in_service')
    const { cpus, memoryGib, diskTib } = estimateCapacity(inService)
    return { cpus, memory: memoryGib, storage: diskTib }
  },
)

/** The silos in the order they are served in. */
export const selectSiloUseRows = listRows(
  siloUtilizationsQuery,
  ({ siloId, siloName, provisioned, allocated }) => ({
    id: siloId,
    name: siloName,
    href: systemPaths.silo({ silo: siloName }),
    uses: resourceUses(provisioned, allocated),
  }),
)

/** The silos that the charts can be narrowed down to. */
export const selectSiloChoices = createSelector(
  [(state: RootState) => selectData(state, siloChoicesQuery)?.items],
  (silos = []) => [
    { value: ALL, label: 'All silos' },
    ...silos.map(({ id, name }) => ({ value: id, label: name })),
  ],
)

/** The silo that the address chooses; all where it chooses none, or one that is not there. */
export const selectChosenSilo = (state: RootState, search: string): string => {
  const asked = new URLSearchParams(search).get('silo')
  return selectSiloChoices(state).find(({ value }) => value === asked)?.value ?? ALL
}

/** Which part of the page the address asks for. */
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
