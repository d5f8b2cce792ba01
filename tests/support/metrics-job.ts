import { navigationRequested } from '@/store/navigation/events'
import type { ConditionChoice } from '@/lib/oxql/conditions'
import { metricChosen, queryBuilt, queryPasted } from '@/store/explorer/events'
import { selectPage } from '@/store/explorer/explorer'
import { chartsOf } from '@/store/project/instance-metrics/charts'
import { chartToCsv } from '@/lib/chart-csv'
import { selectChartData } from '@/store/project/instance-metrics/data'
import { refreshRequested } from '@/store/queries/slice'
import { saveRequested } from '@/store/tab/slice'
import { intervalChosen, updateRequested } from '@/store/time-range/events'
import { selectWindow } from '@/store/time-range/selectors'
import type { TestConsole } from './console'

export const METRICS = '/projects/mock-project/instances/db1/metrics'
const DB1 = '1a5a1a5a-0000-4000-8000-000000000001'

/** A query is chosen, changed in the builder, and pasted into with quotes that are not its own. */
const askInOxql = async (console: TestConsole) => {
  await console.send(navigationRequested({ to: '/projects/mock-project/metrics' }))
  await console.send(metricChosen({ timeseries: 'virtual_disk:reads' }))
  const panel = selectPage(console.state(), { project: 'mock-project' })?.edited ?? ''
  const choose = (choices: readonly ConditionChoice[]) =>
    console.send(queryBuilt({ panel, change: { kind: 'choices', index: 0, choices } }))
  await choose([{ field: 'block_size' }, { operator: '>=' }, { value: '4096' }])
  await choose([{ field: 'project_id' }, { value: DB1 }])
  const pasted = { from: 0, to: 0, text: '# “reads”\u00a0of db1\n' }
  await console.send(queryPasted({ panel, pasted }))
}

/**
 * A user looks at the metrics of an instance: the charts are live, paused, shown for another range,
 * refreshed, exported and left. Returns the windows shown on the way. Starts at `METRICS`.
 */
export const lookAtMetrics = async (console: TestConsole) => {
  const shown: string[] = []
  const see = () => {
    const { start = 0, end = 0 } = selectWindow(console.state()) ?? {}
    shown.push(`${new Date(start).toISOString()} ${(end - start) / 60_000}`)
  }
  const go = async (to: string) => {
    await console.send(navigationRequested({ to: METRICS + to, replace: true }))
    see()
  }

  see()
  await console.advance(61_000)
  see()
  await go('/cpu?state=all')
  await console.send(intervalChosen({ every: 0 }))
  await console.advance(300_000)
  see()
  await go('/disk?range=24h')
  await console.send(updateRequested())
  see()
  await go('/network?start=2025-01-14T00%3A00%3A00Z&end=2025-01-14T12%3A00%3A00Z')
  await console.send(refreshRequested())
  const window = selectWindow(console.state())
  const [chart] = window ? chartsOf(window, 'network', 'mock-project', DB1, 'all') : []
  const data = chart && selectChartData(console.state(), chart)
  if (data?.kind !== 'values') throw new Error('There is no chart to save.')
  await console.send(saveRequested(chartToCsv(chart!, data.points, 'db1', 'csv', 'en-US')))
  await console.send(navigationRequested({ to: '/projects/mock-project/instances' }))
  await askInOxql(console)
  return shown
}
