import { weakMapMemoize } from '@reduxjs/toolkit'
import { formatNumber } from '@/lib/number'
import { nodesIn, timeseriesIn, treeOf, type OxqlSchema } from '@/lib/oxql/tree'
import { metricOf } from '@/lib/series-names'
import { commaSeries } from '@/lib/text'
import type { RootState } from '@/store/setup/state'
import { selectPage, type Panel } from './explorer'
import { isCounterOf, selectSchemas, type Scope } from './scope'

type Intervals = Readonly<Record<string, number | null>>

const NO_INTERVALS: Intervals = {}

const unitNote = weakMapMemoize(
  (
    query: string,
    value: Panel['value'],
    schemas: readonly OxqlSchema[],
    intervals: Intervals,
  ): string | null => {
    const isCounter = isCounterOf(schemas)
    const counters = timeseriesIn(query).filter(isCounter)
    if (value === 'sample' || counters.length === 0) return null
    if (nodesIn(treeOf(query), 'Align').length === 0)
      return 'Each amount is divided by the time in which it was counted.'
    const unknown = counters.filter(name => intervals[name] === null)
    if (unknown.length > 0)
      return `It is not known how far the samples of ${commaSeries(unknown, 'and')} are apart, so these amounts are per sample.`
    const spans = counters.flatMap(name => {
      const seconds = intervals[name]
      return seconds ? `${formatNumber(seconds)} s for ${metricOf(name)}` : []
    })
    return spans.length > 0
      ? `Amounts per sample, divided by the time between the last two samples: ${commaSeries(spans, 'and')}.`
      : null
  },
)

/** How the values of counters per second came about, or why there are none; null for others. */
export const selectUnitNote = (state: RootState, scope: Scope, { query, value }: Panel) =>
  unitNote(
    query,
    value,
    selectSchemas(state, scope),
    selectPage(state, scope)?.intervals ?? NO_INTERVALS,
  )
