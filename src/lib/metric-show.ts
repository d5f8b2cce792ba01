import type { ChartScale } from './chart-data'
import { isSameUnit, scaleOfUnit, unitWords } from './metric-units'
import { MOST_LINES, type MetricLine, type MetricPicture } from './metric-answer'
import type { TimeWindow } from './time-range'
import { largest } from './timeseries'

export type LineOrder = 'highest' | 'lowest' | 'name'

const meanOf = ({ points }: MetricLine): number => {
  let [sum, count] = [0, 0]
  for (const { value } of points) {
    if (value === null) continue
    sum += value
    count += 1
  }
  return count === 0 ? -Infinity : sum / count
}

/** The lines to draw: at most 50, those with the highest mean unless another order is chosen. */
export const shownLines = (
  { lines, isDistribution: isFixed, unit }: MetricPicture,
  order: LineOrder,
): readonly MetricLine[] => {
  if (isFixed || unit === null) return lines
  const means = new Map(lines.map(line => [line, meanOf(line)]))
  const compare = (a: MetricLine, b: MetricLine) =>
    order === 'name'
      ? a.label.localeCompare(b.label, 'en', { numeric: true })
      : (means.get(b)! - means.get(a)! || 0) * (order === 'highest' ? 1 : -1)
  return lines.toSorted(compare).slice(0, MOST_LINES)
}

const isPicture = (of: MetricPicture | MetricLine): of is MetricPicture => 'lines' in of

/** The scale of a picture, or of one line. Values of several units are not scaled. */
export const lineScale = (of: MetricPicture | MetricLine): ChartScale => {
  if (!isPicture(of)) return scaleOfUnit(of.unit, largest(of.points))
  const most = Math.max(0, ...of.lines.map(({ points }) => largest(points)))
  if (of.unit) return scaleOfUnit(of.unit, most)
  const words = of.lines.map(({ unit }) => unitWords(unit)).filter(Boolean)
  return {
    ...scaleOfUnit({ base: 'none' }, most),
    label: [...new Set(words)].join(', '),
  }
}

/** Whether values can be added up: of one unit, and neither means nor quantiles. */
export const mayStack = ({ kind, lines, isDistribution }: MetricPicture, query: string): boolean =>
  kind === 'lines' &&
  !isDistribution &&
  lines.every(({ unit }) => isSameUnit(unit, lines[0]!.unit)) &&
  !/\bgroup_by\s*\[[^\]]*\](?!\s*,\s*sum)/.test(query)

/**
 * Adds to pictures what the same query gave for the time range before, a window: its
 * lines by name, moved to the times of the pictures.
 */
export const withBefore = (
  pictures: readonly MetricPicture[],
  before: readonly MetricPicture[],
  { start, end }: TimeWindow,
): readonly MetricPicture[] =>
  pictures.map(picture => {
    const headings = new Set(picture.lines.map(({ heading }) => heading))
    const lines = before
      .filter(({ kind, title }) => kind === 'lines' && title === picture.title)
      .flatMap(each => each.lines.filter(({ heading }) => headings.has(heading)))
    return {
      ...picture,
      before: lines.map(line => ({
        ...line,
        key: `before ${line.key}`,
        label: `${line.label}, before`,
        points: line.points.map(point => ({ ...point, time: point.time + end - start })),
      })),
    }
  })
