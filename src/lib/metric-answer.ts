import { camelToSnakeKey } from './case'
import {
  binText,
  isDistribution,
  lacksQuantiles,
  STATISTICS,
  statisticOf,
  type Distribution,
} from './distribution'
import { isSameUnit, type MetricUnit, type TimeseriesUnit } from './metric-units'
import { metricOf, seriesNames } from './series-names'
import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

type Cell = number | string | boolean | Distribution | null

interface AnswerSeries {
  readonly fields: Readonly<Record<string, { readonly value: string | number | boolean }>>
  readonly points: {
    readonly startTimes?: readonly string[] | null | undefined
    readonly timestamps: readonly string[]
    readonly values: readonly {
      readonly metricType: string
      readonly values: { readonly type: string; readonly values: readonly Cell[] }
    }[]
  }
}

/** What an OxQL query returns. */
export interface MetricAnswer {
  readonly tables: readonly {
    readonly name: string
    readonly timeseries: readonly AnswerSeries[]
  }[]
}

/** What a schema says of a timeseries. */
interface TimeseriesFacts {
  readonly unit: TimeseriesUnit
  /** Its samples are amounts counted since a start. */
  readonly isCounter: boolean
}

export interface PictureOptions {
  readonly window: TimeWindow
  /** Show the first point of counters, which may hold everything counted before the window. */
  readonly keepsFirst: boolean
  /** How counters are shown. */
  readonly value: 'second' | 'sample'
  readonly factsOf: (timeseries: string) => TimeseriesFacts | undefined
  /** Seconds between two samples of a timeseries; undefined if not known. */
  readonly intervalOf: (timeseries: string) => number | undefined
  readonly nameOf: (field: string, value: string) => string
}

export interface MetricLine {
  readonly key: string
  readonly label: string
  /** Its name in files, with ids: `bytes_read disk_id=…`. */
  readonly heading: string
  /** The values of its fields, unchanged. */
  readonly fields: Readonly<Record<string, string>>
  readonly unit: MetricUnit
  readonly points: readonly Point[]
  /** Smallest and largest values, drawn dashed beside the quantiles. */
  readonly isEdge?: boolean
  /** Texts in place of values, in the same order as the points. */
  readonly texts?: readonly (string | null)[]
  /** When each amount of a counter began, for tables. */
  readonly since?: readonly number[]
}

/** `lines` over time, `strip` of yes and no, or `text`, which only a table can show. */
export interface MetricPicture {
  readonly key: string
  readonly title: string
  readonly kind: 'lines' | 'strip' | 'text'
  readonly lines: readonly MetricLine[]
  /** The unit of all lines; null if they differ. */
  readonly unit: MetricUnit | null
  /** Quantiles and extremes cannot be stacked. */
  readonly isDistribution: boolean
  /** The rack has not computed the quantiles. */
  readonly isEstimated: boolean
  /** What the lines were in the time range before, moved to the times of this one. */
  readonly before?: readonly MetricLine[]
}

/** Reads each list of times once, and each time: most series of an answer have the same. */
const timeReader = () => {
  const known = new Map<string, number>()
  const lists = new Map<readonly string[], readonly number[]>()
  const timeOf = (text: string): number => {
    const before = known.get(text)
    if (before !== undefined) return before
    const time = Date.parse(text)
    known.set(text, time)
    return time
  }
  return (texts: readonly string[]): readonly number[] => {
    const times = lists.get(texts) ?? texts.map(timeOf)
    lists.set(texts, times)
    return times
  }
}

const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

interface Column {
  readonly timeseries: string
  readonly metricType: string
  readonly type: string
  readonly cells: readonly Cell[]
}

const columnsOf = (table: string, { points }: AnswerSeries): readonly Column[] => {
  const names = table.split(',')
  return points.values.map(({ metricType, values: { type, values } }, at) => ({
    timeseries: names.length === points.values.length ? names[at]! : table,
    metricType,
    type,
    cells: values,
  }))
}

/** The numbers of a column and their unit, without the first point of a counter if it is too much. */
const measured = (
  { timeseries, metricType }: Column,
  { times, starts }: { times: readonly number[]; starts: readonly number[] | undefined },
  { factsOf, intervalOf, keepsFirst, value, window }: PictureOptions,
) => {
  const facts = factsOf(timeseries)
  const isDelta = metricType !== 'gauge'
  const isCounter = isDelta || (facts?.isCounter ?? false)
  const base = facts?.unit ?? 'none'
  const interval = intervalOf(timeseries)
  const isRate = isCounter && value === 'second' && (isDelta ? !!starts : interval !== undefined)
  const isShare = isRate && base === 'nanoseconds'
  const secondsAt = (at: number) =>
    isDelta ? ((times[at] ?? 0) - (starts?.[at] ?? 0)) / 1000 : interval!
  const isShown = (at: number) =>
    !isCounter ||
    keepsFirst ||
    (isDelta
      ? at > 0 || !((starts?.[0] ?? window.start) < window.start)
      : times[at]! >= window.start)
  const unit: MetricUnit = isShare
    ? { base: 'percent' }
    : { base, per: isCounter ? (isRate ? 'second' : 'sample') : undefined }
  const toValue = (cell: unknown, at: number): number | null => {
    const number = finite(cell)
    if (number === null || !isRate) return number
    return finite((isShare ? number / 1e7 : number) / secondsAt(at))
  }
  return { unit, isShown, toValue }
}

const pointsOf = (
  times: readonly number[],
  cells: readonly unknown[],
  { isShown, toValue }: ReturnType<typeof measured>,
): Point[] => {
  const points: Point[] = []
  for (const [at, time] of times.entries())
    if (isShown(at)) points.push({ time, value: toValue(cells[at], at) })
  return points
}

/** The lines of one column of a series: one, or the quantiles of a distribution. */
const linesOf = (
  column: Column,
  { points: { timestamps, startTimes } }: AnswerSeries,
  look: Pick<MetricLine, 'key' | 'label' | 'heading' | 'fields'>,
  options: PictureOptions,
  timesIn: ReturnType<typeof timeReader>,
): MetricLine[] => {
  const { cells, type } = column
  const times = timesIn(timestamps)
  const starts = startTimes ? timesIn(startTimes) : undefined
  const how = measured(column, { times, starts }, options)
  const shown = times.flatMap((_time, at) => (how.isShown(at) ? [at] : []))
  const since = starts && { since: shown.map(at => starts[at] ?? Number.NaN) }
  if (type.endsWith('distribution')) {
    const unit: MetricUnit = { base: how.unit.base === 'percent' ? 'nanoseconds' : how.unit.base }
    const texts = shown.map(at => {
      const cell = cells[at] ?? null
      return isDistribution(cell) ? binText(cell) : null
    })
    return STATISTICS.map(name => ({
      ...look,
      ...(name === 'p50' && { texts }),
      ...since,
      key: `${look.key} ${name}`,
      label: name,
      heading: `${name} ${look.heading}`.trim(),
      unit,
      isEdge: name === 'min' || name === 'max',
      points: shown.map(at => {
        const cell = cells[at] ?? null
        return { time: times[at]!, value: isDistribution(cell) ? statisticOf(cell, name) : null }
      }),
    }))
  }
  if (type === 'string')
    return [
      {
        ...look,
        ...since,
        unit: { base: 'none' },
        points: shown.map(at => ({ time: times[at]!, value: null })),
        texts: shown.map(at => (typeof cells[at] === 'string' ? cells[at] : null)),
      },
    ]
  const numbers =
    type === 'boolean' ? cells.map(cell => (cell === null ? null : Number(cell))) : cells
  return [{ ...look, ...since, unit: how.unit, points: pointsOf(times, numbers, how) }]
}

const commonUnit = (lines: readonly MetricLine[]): MetricUnit | null => {
  const [first] = lines
  return first && lines.every(({ unit }) => isSameUnit(unit, first.unit)) ? first.unit : null
}

/**
 * What to draw of an answer: of a table with one column, all its series in one picture; of joined
 * tables and of distributions, a picture for each series.
 */
export const picturesOf = (answer: MetricAnswer, options: PictureOptions): MetricPicture[] => {
  const timesIn = timeReader()
  return answer.tables.flatMap(({ name: table, timeseries: series }, tableAt) => {
    const fieldsOf = series.map(({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, { value }]) => [camelToSnakeKey(name), value]),
      ),
    )
    const names = seriesNames(fieldsOf, options.nameOf)
    const title = table.split(',').map(metricOf).join(', ')
    const columns = series.map(each => ({ each, columns: columnsOf(table, each) }))
    const isWide = columns.some(
      ({ columns: all }) => all.length > 1 || all.some(({ type }) => type.endsWith('distribution')),
    )
    const drawn = columns.map(({ each, columns: all }, at) => {
      const key = `${tableAt}.${at}`
      const fields = Object.fromEntries(
        Object.entries(fieldsOf[at]!).map(([name, value]) => [name, String(value)]),
      )
      const own = names[at]!
      const named = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
      const lines = all.flatMap((column, columnAt) => {
        const label =
          all.length > 1 ? metricOf(column.timeseries) : own || metricOf(column.timeseries)
        const metric = metricOf(column.timeseries)
        const heading = [...(all.length > 1 || named.length === 0 ? [metric] : []), ...named].join(
          ' ',
        )
        return linesOf(
          column,
          each,
          { key: `${key}.${columnAt}`, label, heading, fields },
          options,
          timesIn,
        )
      })
      const isEstimated = all.some(({ cells }) =>
        cells.some(cell => isDistribution(cell) && lacksQuantiles(cell)),
      )
      return { key, own, lines, type: all[0]?.type ?? 'integer', isEstimated }
    })
    const picture = (
      key: string,
      words: string,
      type: string,
      lines: readonly MetricLine[],
      isEstimated = false,
    ): MetricPicture => ({
      key,
      title: words,
      kind: type === 'boolean' ? 'strip' : type === 'string' ? 'text' : 'lines',
      lines,
      unit: commonUnit(lines),
      isDistribution: type.endsWith('distribution'),
      isEstimated,
    })
    if (isWide)
      return drawn.map(({ key, own, type, lines, isEstimated }) =>
        picture(key, own ? `${title}: ${own}` : title, type, lines, isEstimated),
      )
    const [first] = drawn
    return first
      ? [
          picture(
            `${tableAt}`,
            title,
            first.type,
            drawn.flatMap(({ lines }) => lines),
          ),
        ]
      : []
  })
}

/** Whether an answer has a value at all. */
export const hasValues = (pictures: readonly MetricPicture[]): boolean =>
  pictures.some(({ lines }) =>
    lines.some(
      ({ points, texts }) =>
        points.some(({ value }) => value !== null) || texts?.some(text => text !== null),
    ),
  )

/** How many lines are drawn of a picture. */
export const MOST_LINES = 50

/** The length of the samples in seconds, from the two last samples of each series; null if unknown. */
export const learnedInterval = ({ tables }: MetricAnswer): number | null => {
  const spans = tables
    .flatMap(({ timeseries }) => timeseries)
    .flatMap(({ points: { timestamps, startTimes } }) =>
      timestamps.map((time, at) => (Date.parse(time) - Date.parse(startTimes?.[at] ?? '')) / 1000),
    )
    .filter(span => span > 0)
    .toSorted((a, b) => a - b)
  return spans[Math.floor(spans.length / 2)] ?? null
}
