import { longPresets } from '@/lib/time-range'
import { ALL, type CapacityChart } from '@/store/silo/capacity-charts'
import { useAppSelector } from '@/store/setup/hooks'
import { selectRange, selectWindow } from '@/store/time-range/selectors'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { late } from '@/ui/Late/late'
import { Select } from '@/ui/Select/Select'
import { Updates } from '../chart/Updates'
import { useChartAddress } from './use-chart-address'
import styles from './CapacityMetrics.module.css'

const CapacityCharts = late(async () => (await import('./CapacityCharts')).CapacityCharts)

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
  const range = useAppSelector(selectRange)
  const window = useAppSelector(selectWindow)
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
        {window && (
          <DateRangePicker
            range={range}
            window={window}
            presets={longPresets}
            onChange={setRange}
          />
        )}
        <Updates />
      </div>
      <CapacityCharts charts={charts} subject={subject} />
    </div>
  )
}
