import { selectLocation } from '@/store/navigation/selectors'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/schedule'
import { selectWindow } from '@/store/time-range/selectors'
import { CAPACITY_INTERVAL, capacityQueries } from '@/store/silo/capacity-charts'
import { selectSystemCharts } from './page'

const queriesOf = (state: RootState) =>
  capacityQueries(
    selectSystemCharts(state, selectLocation(state)?.search ?? '', selectWindow(state)),
  )

/** The charts of the system, which go along with the present. */
export const systemUtilizationPoll: Poll = () => ({
  queries: queriesOf,
  isRescheduledBy: isChartsRescheduledBy,
  schedule: state => chartsSchedule(state, queriesOf(state), CAPACITY_INTERVAL),
})
