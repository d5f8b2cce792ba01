import { selectData } from '@/api/core/api'
import { selectLocation } from '@/store/navigation/selectors'
import type { Poll } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { chartsSchedule, isChartsRescheduledBy } from '@/store/time-range/schedule'
import { selectWindow } from '@/store/time-range/selectors'
import { instanceViewQuery } from '../instance/queries'
import { readingInterval } from '../instance/rules'
import type { MetricsTab } from './charts'
import { METRICS_INTERVAL, selectCharts } from './metrics'

/** An instance, and the charts of one part of its metrics, which go along with the present. */
export const metricsPoll =
  (tab: MetricsTab): Poll =>
  ({ project = '', instance = '' }) => {
    const view = instanceViewQuery({ project, instance })
    const queriesOf = (state: RootState) => {
      const search = selectLocation(state)?.search ?? ''
      const place = { tab, project, instance, search }
      return selectCharts(state, place, selectWindow(state)).map(({ query }) => query)
    }
    return {
      queries: state => [view, ...queriesOf(state)],
      schedule(state, now) {
        const read = selectData(state, view)
        const intervalMs = read ? readingInterval(read, now) : null
        return intervalMs === null ? null : { query: view, intervalMs }
      },
      isRescheduledBy: isChartsRescheduledBy,
      also: state => chartsSchedule(state, queriesOf(state), METRICS_INTERVAL),
    }
  }
