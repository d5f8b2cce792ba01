import { periodOf, rangeIn, type TimeWindow } from '../time-range'

/** A query for one metric over a window, aligned to one value per point of the chart. */
export interface MetricQuery {
  /** Target and metric: `virtual_disk:bytes_read`. */
  readonly metric: string
  readonly window: TimeWindow
  /** Fields and the values they must equal. Undefined values are ignored. */
  readonly filters?: Readonly<Record<string, string | undefined>>
  /** The field to group by; the timeseries of each group are summed. */
  readonly groupBy?: string | undefined
}

/** An OxQL timestamp: UTC, without a zone. */
export const momentOf = (time: number): string =>
  `@${new Date(time).toISOString().slice(0, 19)}.000`

/** An OxQL string literal. The language has no other way to write a quote than its code point. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\u{22}`)}"`

const conditionsOf = (filters: MetricQuery['filters'] = {}): string[] =>
  Object.entries(filters).flatMap(([field, value]) =>
    value ? [`${field} == ${quoted(value)}`] : [],
  )

/**
 * The stages after `get`, each as a list of terms. Asks for two extra points at the start of the
 * window, because the first point of a counter is the total of everything counted before it.
 */
const stagesOf = ({ window, filters, groupBy }: MetricQuery): string[][] => {
  const period = periodOf(window)
  return [
    [
      `filter timestamp >= ${momentOf(window.start - 2 * period * 1000)}`,
      `timestamp < ${momentOf(window.end)}`,
      ...conditionsOf(filters),
    ],
    [`align mean_within(${period}s)`],
    ...(groupBy ? [[`group_by [${groupBy}], sum`]] : []),
  ]
}

/** The query for the explorer, which adds its own time range and period. */
export const formatExplorerOxql = ({
  metric,
  filters,
  groupBy,
}: Omit<MetricQuery, 'window'>): string => {
  const given = conditionsOf(filters)
  return [
    `get ${metric}`,
    ...(given.length > 0 ? [`filter ${given.join(' && ')}`] : []),
    'align mean_within($period)',
    ...(groupBy ? [`group_by [${groupBy}], sum`] : []),
  ].join('\n  | ')
}

/** Opens the explorer with the query of a chart, and with the range of the chart's address. */
export const explorerLink = (path: string, query: string, search: string): string =>
  `${path}?${new URLSearchParams([['q', query], ...rangeIn(search)])}`

/** The query on one line, as sent. */
export const formatOxql = (query: MetricQuery): string =>
  [`get ${query.metric}`, ...stagesOf(query).map(terms => terms.join(' && '))].join(' | ')

/** The query for reading: one line per stage and term. */
export const formatPrettyOxql = (query: MetricQuery): string =>
  [`get ${query.metric}`, ...stagesOf(query).map(terms => terms.join('\n      && '))].join('\n  | ')
