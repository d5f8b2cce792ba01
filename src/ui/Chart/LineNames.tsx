import { lineLook, type ChartLine } from './chart-line'
import styles from './TimeChart.module.css'

/** A legend, for charts with several lines. */
export function LineNames({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className={styles.names}>
      {lines.map(({ label }, index) => {
        const { color, dash } = lineLook(index)
        return (
          <li key={label}>
            <svg viewBox="0 0 24 8" className={styles.sample} aria-hidden="true">
              <line x2="24" y1="4" y2="4" stroke={color} strokeWidth="2" strokeDasharray={dash} />
            </svg>
            {label}
          </li>
        )
      })}
    </ul>
  )
}
