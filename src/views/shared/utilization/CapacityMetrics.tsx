import { longPresets } from '@/lib/time-choices'
import { ALL, CAPACITY_INTERVAL, type CapacityChart } from '@/store/silo/capacity-charts'
import { lazy } from '@/ui/lazy/lazy'
import { Select } from '@/ui/Select/Select'
import { ChartTime } from '../chart/ChartTime'
import { useChartAddress } from './use-chart-address'
import styles from './CapacityMetrics.module.css'

const CapacityCharts = lazy(async () => (await import('./CapacityCharts')).CapacityCharts)

interface CapacityMetricsProps {
  charts: readonly CapacityChart[]
  /** What the files of the charts are called after. */
  subject: string
  /** What the charts can be narrowed down to, and by which part of the address; none leaves it out. */
  picker:
    | {
        label: string
        param: string
        choices: readonly { value: string; label: string }[]
        chosen: string
      }
    | undefined
}

/** What was provisioned over time: the range, whose it is, and the charts. */
export function CapacityMetrics({ charts, subject, picker }: CapacityMetricsProps) {
  const { setRange, choose } = useChartAddress()
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
        <ChartTime
          endsToday
          presets={longPresets}
          interval={CAPACITY_INTERVAL}
          onChange={setRange}
        />
      </div>
      <CapacityCharts charts={charts} subject={subject} />
    </div>
  )
}
