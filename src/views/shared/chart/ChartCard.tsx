import { useMemo, type ReactNode } from 'react'
import type { ChartData, ChartUnit } from '@/lib/chart-data'
import type { TimeWindow } from '@/lib/time-range'
import { ChartTable } from '@/ui/Chart/ChartTable'
import { TimeChart } from '@/ui/Chart/TimeChart'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { ChartPlaceholder } from './ChartPlaceholder'
import { useChartAddress } from './use-chart-address'
import styles from './ChartCard.module.css'

export interface ChartCardProps {
  title: string
  description?: string | undefined
  unit: ChartUnit
  window: TimeWindow
  data: ChartData
  /** The menu at the end of the header. */
  menu?: ReactNode
  /** Requests the data again after a failure. */
  onRetry: () => void
  isRetrying?: boolean
}

const UNITS: Record<ChartUnit, string> = {
  bytes: 'Bytes',
  gib: 'GiB',
  tib: 'TiB',
  count: 'Count',
  vcpus: 'vCPUs',
  percent: '%',
}

/** A chart with its name and unit: drawn, with a table for screen readers, or why it is missing. */
export function ChartCard({
  title,
  description,
  unit,
  window,
  data,
  menu,
  ...retry
}: ChartCardProps) {
  return (
    <section className={styles.card} aria-label={title} aria-busy={data.kind === 'loading'}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 className={styles.title}>
            {title}{' '}
            <span className={styles.unit}>
              ({data.kind === 'values' ? data.scale.label : UNITS[unit]})
            </span>
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {menu}
      </header>
      {data.kind === 'values' ? (
        <Values title={title} window={window} data={data} />
      ) : (
        <ChartPlaceholder data={data} title={title} {...retry} />
      )}
    </section>
  )
}

interface ValuesProps {
  title: string
  window: TimeWindow
  data: Extract<ChartData, { kind: 'values' }>
}

function Values({ title, window, data: { points, scale, isStepped = false } }: ValuesProps) {
  const { zoom, resetZoom } = useChartAddress()
  const lines = useMemo(() => [{ label: title, points, isStepped }], [title, points, isStepped])
  return (
    <>
      <TimeChart {...{ lines, scale, window }} label={title} onZoom={zoom} onReset={resetZoom} />
      <VisuallyHidden>
        <ChartTable label={`${title}, as a table`} lines={lines} scale={scale} />
      </VisuallyHidden>
    </>
  )
}
