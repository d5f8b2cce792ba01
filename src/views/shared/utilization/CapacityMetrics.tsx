import { ALL, CAPACITY_INTERVAL, type CapacityChart } from '@/store/silo/capacity-charts'
import { lazy } from '@/ui/lazy/lazy'
import { Select } from '@/ui/Select/Select'
import { ChartTime } from '../chart/ChartTime'
import { useChartAddress } from '../chart/use-chart-address'
import styles from './CapacityMetrics.module.css'

const CapacityCharts = lazy(async () => (await import('./CapacityCharts')).CapacityCharts)

interface CapacityMetricsProps {
  charts: readonly CapacityChart[]
  /** What the charts are about, for the names of their files. */
  subject: string
  /** The filter of the charts and its query parameter, if they have one. */
  picker:
    | {
        label: string
        param: string
        choices: readonly { value: string; label: string }[]
        chosen: string
      }
    | undefined
}

/** Provisioned capacity over time: range, filter and charts. */
export function CapacityMetrics({ charts, subject, picker }: CapacityMetricsProps) {
  const { choose } = useChartAddress()
  return (
    <div className={styles.metrics}>
      <div className={styles.bar}>
        {picker && (
          <div className={styles.picker}>
            <Select
              label={picker.label}
              name={picker.param}
              isLabelHidden
              items={picker.choices}
              value={picker.chosen}
              onChange={value => choose(picker.param, value === ALL ? null : value)}
            />
          </div>
        )}
        <ChartTime endsToday interval={CAPACITY_INTERVAL} />
      </div>
      <CapacityCharts charts={charts} subject={subject} />
    </div>
  )
}
