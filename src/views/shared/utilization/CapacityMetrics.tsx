import { ALL, CAPACITY_INTERVAL, type CapacityChart } from '@/store/silo/capacity-charts'
import { Stack } from '@/ui/Layout/Layout'
import { lazy } from '@/ui/lazy/lazy'
import { Select } from '@/ui/Select/Select'
import { ChartTime } from '../chart/ChartTime'
import { useChartAddress } from '../chart/use-chart-address'
import styles from './utilization.module.css'

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
    <Stack gap={4}>
      <div className={styles.bar}>
        {picker && (
          <Stack width="14rem" maxWidth="100%">
            <Select
              label={picker.label}
              name={picker.param}
              isLabelHidden
              items={picker.choices}
              value={picker.chosen}
              onChange={value => choose(picker.param, value === ALL ? null : value)}
            />
          </Stack>
        )}
        <ChartTime endsToday interval={CAPACITY_INTERVAL} />
      </div>
      <CapacityCharts charts={charts} subject={subject} />
    </Stack>
  )
}
