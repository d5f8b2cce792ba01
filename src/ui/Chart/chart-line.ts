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
