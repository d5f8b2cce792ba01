import type { WireRequest, WireResponse } from '@/ports/ports'
import { selectLocation } from '@/store/navigation/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectChartData } from '@/store/project/instance-metrics/data'
import type { MetricsTab } from '@/store/project/instance-metrics/charts'
import { selectCharts } from '@/store/project/instance-metrics/metrics'
import { selectWindow } from '@/store/time-range/selectors'
import type { TestConsole } from '#tests/support/console'

export const DB1 = '/projects/mock-project/instances/db1'

/** The OxQL queries sent, in order. */
export const queriesOf = (console: TestConsole): string[] =>
  console.requests
    .filter(({ url }) => url.startsWith('/v1/timeseries/query'))
    .map(({ body }) => (JSON.parse(body ?? '{}') as { query: string }).query)

/** The data of the charts on the screen, by title. */
export const chartsOn = (console: TestConsole) => {
  const state = console.state()
  const { path = '', search = '' } = selectLocation(state) ?? {}
  const [, project = '', instance = '', tab = ''] =
    /^\/projects\/([^/]+)\/instances\/([^/]+)\/metrics\/(\w+)$/.exec(path) ?? []
  const place = { tab: tab as MetricsTab, project, instance, search }
  const charts = selectCharts(state, place, selectWindow(state))
  return Object.fromEntries(charts.map(chart => [chart.title, selectChartData(state, chart)]))
}

export const go = (console: TestConsole, to: string) =>
  console.send(navigationRequested({ to, replace: true }))

export const isTimeseries = ({ url }: WireRequest) => url.startsWith('/v1/timeseries/query')

export const respond = (status: number, body: unknown): Promise<WireResponse> =>
  Promise.resolve({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
