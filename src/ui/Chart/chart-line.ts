import type { Point } from '@/lib/timeseries'

/** One line of a chart. Lines that stand together have their points at the same moments. */
export interface ChartLine {
  label: string
  points: readonly Point[]
  /** A value holds until the next one, rather than leading to it. */
  isStepped?: boolean
}

/** Looks by which lines can be told apart without their colours, too. */
const DASHES = [undefined, '6 4', '2 3', '10 3 2 3']

export const lineLook = (index: number) => ({
  color: `var(--color-chart-${(index % DASHES.length) + 1})`,
  dash: DASHES[index % DASHES.length],
})
