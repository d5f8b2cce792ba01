import { downsample } from '@/lib/downsample'
import type { ChartLine } from './chart-line'

/** What there is at a moment: a value for each line, by its index. */
export interface ChartRow {
  time: number
  values: readonly (number | null)[]
}

/** The moments that a chart of that width draws: all that one line or another cannot do without. */
export const rowsOf = (lines: readonly ChartLine[], columns: number): ChartRow[] => {
  const each = Math.max(1, Math.floor(columns / Math.max(1, lines.length)))
  const kept = new Set(
    lines.flatMap(({ points }) => downsample(points, each).map(({ time }) => time)),
  )
  const [first] = lines
  return (first?.points ?? []).flatMap(({ time }, index) =>
    kept.has(time)
      ? [{ time, values: lines.map(({ points }) => points[index]?.value ?? null) }]
      : [],
  )
}

/** Whether a value has none beside it: no line leads to it, so it must be drawn as a dot. */
export const isAlone = (rows: readonly ChartRow[], line: number, index: number): boolean => {
  const at = (offset: number) => rows[index + offset]?.values[line] ?? null
  return at(0) !== null && at(-1) === null && at(1) === null
}
