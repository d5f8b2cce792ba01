import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { networkInterfacesQuery } from '../queries'
import { instanceDisksQuery } from '../instance-storage/queries'
import type { ProjectParams } from '../paths'
import { ALL, vcpuStates, type MetricsTab } from './charts'

interface Choice {
  value: string
  label: string
}

/** The filter of a tab's charts. */
export interface MetricsPicker {
  label: string
  /** The search parameter for the choice. */
  param: string
  choices: readonly Choice[]
  /** The default choice. */
  usual: string
}

const cpuPicker: MetricsPicker = {
  label: 'Choose state',
  param: 'state',
  choices: [
    ...vcpuStates.map(({ id, name }) => ({ value: id, label: `State: ${name}` })),
    { value: ALL, label: 'All states' },
  ],
  usual: 'run',
}

const named = (
  all: string,
  items: readonly { id: string; name: string }[] | undefined,
): readonly Choice[] => [
  { value: ALL, label: all },
  ...(items ?? []).map(({ id, name }) => ({ value: id, label: name })),
]

const selectDiskPicker = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceDisksQuery(params))?.items,
  ],
  (disks): MetricsPicker => ({
    label: 'Choose disk',
    param: 'disk',
    choices: named('All disks', disks),
    usual: ALL,
  }),
)

const selectNetworkPicker = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, networkInterfacesQuery(params))?.items,
  ],
  (nics): MetricsPicker => ({
    label: 'Choose network interface',
    param: 'nic',
    choices: named('All NICs', nics),
    usual: ALL,
  }),
)

const pickers: Record<
  MetricsTab,
  (state: RootState, params: ProjectParams<'instance'>) => MetricsPicker
> = { cpu: () => cpuPicker, disk: selectDiskPicker, network: selectNetworkPicker }

export const selectPicker = (
  state: RootState,
  params: ProjectParams<'instance'> & { tab: MetricsTab },
) => pickers[params.tab](state, params)

/** The choice in the address; the default if there is none or it no longer exists. */
export const chosenIn = ({ param, choices, usual }: MetricsPicker, search: string): string => {
  const given = new URLSearchParams(search).get(param)
  return choices.find(({ value }) => value === given)?.value ?? usual
}

/** Whether the instance has no parts that the tab could show. */
export const hasNothingToMeasure = ({ choices }: MetricsPicker): boolean =>
  choices.every(({ value }) => value === ALL)
