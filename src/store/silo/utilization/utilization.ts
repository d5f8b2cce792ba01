import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { resourceUses } from '@/lib/utilization'
import type { TimeWindow } from '@/lib/time-range'
import type { RootState } from '@/store/setup/state'
import { followTimeRange } from '@/store/time-range/following'
import {
  ALL,
  capacityChartsOf,
  capacityPoll,
  type CapacityChart,
  capacityQueries,
} from '../capacity-charts'
import { allProjectsQuery, utilizationQuery } from '../queries'

/** CPU, memory and storage in use on the silo, with their quotas. */
export const selectSiloResources = createSelector(
  [(state: RootState) => selectData(state, utilizationQuery)],
  found => found && resourceUses(found.provisioned, found.capacity),
)

/** The projects to filter the charts by; undefined if the user may not list them. */
export const selectProjectChoices = createSelector(
  [(state: RootState) => selectData(state, allProjectsQuery)?.items],
  projects =>
    projects && [
      { value: ALL, label: 'All projects' },
      ...projects.map(({ id, name }) => ({ value: id, label: name })),
    ],
)

/** The id of the project in the address; `ALL` if there is none or it does not exist. */
export const selectChosenProject = (state: RootState, search: string): string => {
  const asked = new URLSearchParams(search).get('project')
  const choices = selectProjectChoices(state) ?? []
  return choices.find(({ value }) => value === asked)?.value ?? ALL
}

const NO_CHARTS: readonly CapacityChart[] = []

export const selectSiloCharts = (
  state: RootState,
  search: string,
  window: TimeWindow | undefined,
): readonly CapacityChart[] =>
  window ? capacityChartsOf(window, 'silo', selectChosenProject(state, search)) : NO_CHARTS

export const siloUtilizationPoll = capacityPoll(selectSiloCharts)

/** Reads the charts of the silo while they are shown. */
export const watchSiloCharts = followTimeRange({
  routes: 'silo/utilization/',
  queries: (state, { search }, window) => capacityQueries(selectSiloCharts(state, search, window)),
})
