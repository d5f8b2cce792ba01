import { periodOf, type TimeWindow } from './time-range'

/** A query for one metric over a time, aligned so that there is one value for each point of it. */
export interface MetricQuery {
  /** Target and metric: `virtual_disk:bytes_read`. */
  readonly metric: string
  readonly window: TimeWindow
  /** What fields must be equal to. Those without a value are left out. */
  readonly filters?: Readonly<Record<string, string | undefined>>
  /** The field whose timeseries are summed up into one each. */
  readonly groupBy?: string | undefined
}

/** A moment as the language writes it: UTC, without saying so. */
const moment = (time: number): string => `@${new Date(time).toISOString().slice(0, 19)}.000`

/** Nothing that ends the text it stands in. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * The stages after `get`, each as the terms that it is made of. The window is asked for with two
 * points more at its start: the first point of a counter holds all that was counted before it.
 */
const stagesOf = ({ window, filters = {}, groupBy }: MetricQuery): string[][] => {
  const period = periodOf(window)
  const given = Object.entries(filters).flatMap(([field, value]) =>
    value ? [`${field} == ${quoted(value)}`] : [],
  )
  return [
    [
      `filter timestamp >= ${moment(window.start - 2 * period * 1000)}`,
      `timestamp < ${moment(window.end)}`,
      ...given,
    ],
    [`align mean_within(${period}s)`],
    ...(groupBy ? [[`group_by [${groupBy}], sum`]] : []),
  ]
}

/** The query as it is sent, on one line. */
export const oxqlOf = (query: MetricQuery): string =>
  [`get ${query.metric}`, ...stagesOf(query).map(terms => terms.join(' && '))].join(' | ')

/** The same query as people read it: a line for each stage and each term. */
export const prettyOxqlOf = (query: MetricQuery): string =>
  [`get ${query.metric}`, ...stagesOf(query).map(terms => terms.join('\n      && '))].join('\n  | ')

export type OxqlTokenKind = 'operator' | 'keyword' | 'literal' | 'plain'

export interface OxqlToken {
  readonly kind: OxqlTokenKind
  readonly text: string
}

const TOKEN =
  /(?<literal>"(?:\\.|[^"\\])*"|@[\d:.T-]+|\b\d+[a-z]*\b)|(?<keyword>\b(?:get|filter|align|group_by|mean_within|sum)\b)|(?<operator>\||&&|==|>=|<)/g

/** A query in pieces, told apart by what they are. Put together they are the query again. */
export const oxqlTokens = (text: string): OxqlToken[] => {
  const tokens: OxqlToken[] = []
  let end = 0
  const plain = (to: number) => {
    if (to > end) tokens.push({ kind: 'plain', text: text.slice(end, to) })
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(TOKEN)) {
    plain(index)
    const kind = (['literal', 'keyword', 'operator'] as const).find(each => groups[each])
    tokens.push({ kind: kind ?? 'plain', text: found })
    end = index + found.length
  }
  plain(text.length)
  return tokens
}
