import { valueTicks } from './chart-ticks'
import { downsample } from './downsample'
import type { TimeWindow } from './time-range'
import type { Point } from './timeseries'

/** How the lines of a chart are drawn. */
export type PlotKind = 'lines' | 'stacked' | 'bars'

/** The part of an SVG that values are drawn in, in pixels. */
export interface PlotArea {
  readonly width: number
  readonly height: number
}

export interface PlotScale {
  readonly marks: readonly number[]
  readonly x: (time: number) => number
  readonly y: (value: number) => number
}

/** Pixels to a tenth: shorter paths than with all digits. */
const round = (value: number) => Math.round(value * 10) / 10

/** The times of all lines, each once, in order. */
export const timesOf = (lines: readonly (readonly Point[])[]): readonly number[] => {
  const [first] = lines
  const isShared = lines.every(
    points =>
      points.length === first!.length && points.every(({ time }, at) => time === first![at]!.time),
  )
  if (isShared) return first?.map(({ time }) => time) ?? []
  return [...new Set(lines.flatMap(points => points.map(({ time }) => time)))].sort((a, b) => a - b)
}

/** The values of each line at the times; null where it has none. */
export const valuesAt = (
  lines: readonly (readonly Point[])[],
  times: readonly number[],
): readonly (readonly (number | null)[])[] =>
  lines.map(points => {
    const isAligned =
      points.length === times.length && points.every((p, at) => p.time === times[at])
    if (isAligned) return points.map(({ value }) => value)
    const values = new Map(points.map(({ time, value }) => [time, value]))
    return times.map(time => values.get(time) ?? null)
  })

/** Each line on top of those before it. */
export const stacked = (lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] => {
  const times = timesOf(lines)
  const sums = times.map(() => 0)
  return valuesAt(lines, times).map(values =>
    times.map((time, at) => {
      sums[at]! += values[at] ?? 0
      return { time, value: sums[at]! }
    }),
  )
}

/** The scales of the axes. The value axis always has zero. */
export const scaleOfPlot = (
  lines: readonly (readonly Point[])[],
  { start, end }: TimeWindow,
  { width, height }: PlotArea,
  divisor: number,
): PlotScale => {
  let [low, high] = [0, 0]
  for (const points of lines)
    for (const { value } of points) {
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  const ticks = (to: number) => valueTicks(to / divisor).map(mark => mark * divisor)
  const below = low < 0 ? ticks(-low).map(mark => -mark) : []
  const above = high > 0 || low === 0 ? ticks(high) : []
  const marks = [...below.toReversed(), 0, ...above]
  const [bottom, top] = [marks[0]!, marks.at(-1)!]
  return {
    marks,
    x: time => round(((time - start) / (end - start)) * width),
    y: value => round(height - ((value - bottom) / (top - bottom)) * height),
  }
}

/**
 * The path of a line, thinned to the smallest and largest value of each pixel column. Gaps stay
 * gaps; a value without neighbours becomes a dot, which needs round caps.
 */
export const linePath = (
  points: readonly Point[],
  { x, y }: PlotScale,
  { width }: PlotArea,
): string => {
  let path = ''
  let isDrawing = false
  for (const { time, value } of downsample(points, width)) {
    if (value !== null) {
      const place = `${x(time)} ${y(value)}`
      path += isDrawing ? `L${place}` : `M${place}h0`
    }
    isDrawing = value !== null
  }
  return path
}

/** The area between a stacked line and the one below it; null for the value axis' zero. */
export const areaPath = (
  points: readonly Point[],
  below: readonly Point[] | null,
  scale: PlotScale,
  area: PlotArea,
): string => {
  if (points.length === 0) return ''
  const base = below ?? [points[0]!, points.at(-1)!].map(({ time }) => ({ time, value: 0 }))
  const back = linePath(base.toReversed(), scale, area)
  return `${linePath(points, scale, area)}${back.replace('M', 'L').replace('h0', '')}Z`
}

/** The bars of one of several lines, side by side at each time. */
export const barsPath = (
  points: readonly Point[],
  [line, count]: readonly [line: number, count: number],
  { x, y }: PlotScale,
  { width }: PlotArea,
): string => {
  const thinned = downsample(points, width / 3)
  const slot = Math.max(1, (width / Math.max(1, thinned.length)) * 0.8)
  const each = Math.max(0.5, slot / count)
  return thinned
    .flatMap(({ time, value }) => {
      if (value === null) return []
      const left = round(x(time) - slot / 2 + each * line)
      return [`M${left} ${y(0)}V${y(value)}h${round(each)}V${y(0)}Z`]
    })
    .join('')
}

/** Spans of time in which a value of yes or no holds, as shares of the width. */
export interface StripSpan {
  readonly from: number
  readonly to: number
  readonly isOn: boolean
}

/** What a series of yes and no was over time: each value holds until the next one. */
export const stripSpans = (points: readonly Point[], { start, end }: TimeWindow): StripSpan[] => {
  const share = (time: number) => Math.min(1, Math.max(0, (time - start) / (end - start)))
  const spans: { from: number; to: number; isOn: boolean }[] = []
  for (const [at, { time, value }] of points.entries()) {
    if (value === null) continue
    const [from, to] = [share(time), share(points[at + 1]?.time ?? time)]
    const last = spans.at(-1)
    const isOn = value > 0
    if (last && last.isOn === isOn && last.to === from) last.to = to
    else spans.push({ from, to, isOn })
  }
  return spans
}

/** The index of the time that is nearest. */
export const nearestTime = (times: readonly number[], wanted: number): number => {
  let [low, high] = [0, times.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (times[middle]! < wanted) low = middle
    else high = middle
  }
  return wanted - (times[low] ?? 0) <= (times[high] ?? 0) - wanted ? low : high
}
