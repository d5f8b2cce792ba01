import type { ReactNode } from 'react'
import { seriesLook } from '@/ui/Chart/series-look'
import styles from './explorer.module.css'

interface LegendProps {
  entries: readonly {
    key: string
    label: string
    heading: string
    look: number
    isDashed?: boolean | undefined
    unit: ReactNode
  }[]
  alone: string | null
  onAlone: (key: string | null) => void
}

/** The names of the lines. A press shows one alone, another press all again. */
export function Legend({ entries, alone, onAlone }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label="Lines">
      {entries.map(({ key, label, heading, look, isDashed, unit }) => {
        const { color, dash } = seriesLook(look)
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={alone === key}
              title={heading}
              data-off={(alone !== null && alone !== key) || undefined}
              onClick={() => onAlone(alone === key ? null : key)}
            >
              <svg viewBox="0 0 24 8" className={styles.sample} aria-hidden="true">
                <line
                  x2="24"
                  y1="4"
                  y2="4"
                  stroke={color}
                  strokeWidth="2"
                  strokeDasharray={isDashed ? '2 3' : dash}
                />
              </svg>
              <span className={styles.legendName}>{label}</span>
              {unit}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
