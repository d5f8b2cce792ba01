import { downsample } from '@/lib/downsample'
import type { Point } from '@/lib/timeseries'

/** A line of a chart. Lines in the same chart have their points at the same times. */
export interface ChartLine {
  label: string
  points: readonly Point[]
  /** Whether a value holds until the next one instead of being interpolated. */
  isStepped?: boolean
}

/** Dash patterns that tell lines apart without colours. */
const DASHES = [undefined, '6 4', '2 3', '10 3 2 3']

export const lineLook = (index: number) => ({
  color: `var(--color-chart-${(index % DASHES.length) + 1})`,
  dash: DASHES[index % DASHES.length],
})

/** The values at a point in time, one for each line, by its index. */
export interface ChartRow {
  time: number
  values: readonly (number | null)[]
}

/** The points in time to draw at a given width: those that downsampling keeps for any line. */
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

/** Whether a value has no neighbours, so that no line connects it and it must be drawn as a dot. */
export const isAlone = (rows: readonly ChartRow[], line: number, index: number): boolean => {
  const at = (offset: number) => rows[index + offset]?.values[line] ?? null
  return at(0) !== null && at(-1) === null && at(1) === null
}
