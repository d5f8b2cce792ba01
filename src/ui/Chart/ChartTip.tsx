import { formatMoment } from '@/lib/chart-time'
import type { ChartScale } from '@/lib/chart-data'
import { formatNumber } from '@/lib/number'
import { useLocale } from '@/ui/UiProvider/UiContext'
import type { ChartRow, ChartLine } from './chart-rows'
import styles from './TimeChart.module.css'

interface ChartTipProps {
  lines: readonly ChartLine[]
  scale: ChartScale
  active?: boolean
  /** Supplied by the chart library: one entry per line. */
  payload?: readonly { payload?: ChartRow }[]
}

/** The values at the time under the pointer or chosen with the arrow keys. */
export function ChartTip({ lines, scale, active = false, payload = [] }: ChartTipProps) {
  const reader = useLocale()
  const row = payload[0]?.payload
  if (!active || !row) return null
  return (
    <div role="status" className={styles.tip}>
      <div className={styles.moment}>{formatMoment(row.time, reader)}</div>
      {lines.map(({ label }, index) => (
        <div key={label} className={styles.reading}>
          <span>{label}</span>
          <strong data-figures>{valueText(row.values[index] ?? null, scale, reader.locale)}</strong>
        </div>
      ))}
    </div>
  )
}

/** A value with its unit, as shown beside a chart. */
export const valueText = (
  value: number | null,
  { divisor, suffix }: ChartScale,
  locale: string,
): string => (value === null ? 'No value' : formatNumber(value / divisor, locale) + suffix)
