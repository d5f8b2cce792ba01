import { memo, useDeferredValue, useMemo } from 'react'
import { formatMoment } from '@/lib/chart-time'
import type { ChartScale } from '@/lib/chart-data'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { valueText } from './ChartTip'
import { rowsOf, type ChartLine } from './chart-rows'
import styles from './ChartTable.module.css'

/** Maximum number of rows; of more values, shows the lowest and highest of each interval. */
const MANY = 300

interface ChartTableProps {
  label: string
  lines: readonly ChartLine[]
  scale: ChartScale
}

/** The values of a chart as text. Rendering is deferred, like that of the drawing. */
export function ChartTable({ label, lines, scale }: ChartTableProps) {
  const given = useMemo(() => ({ label, lines, scale }), [label, lines, scale])
  return <Rows {...useDeferredValue(given)} />
}

const Rows = memo(function Rows({ label, lines, scale }: ChartTableProps) {
  const reader = useLocale()
  const rows = rowsOf(lines, MANY / 3)
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          {lines.map(line => (
            <th key={line.label} scope="col">
              {line.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, values }) => (
          <tr key={time}>
            <th scope="row">{formatMoment(time, reader)}</th>
            {lines.map((line, index) => (
              <td key={line.label}>{valueText(values[index] ?? null, scale, reader.locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
