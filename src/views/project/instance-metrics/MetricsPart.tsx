import type { ReactNode } from 'react'
import type { MetricsTab } from '@/store/project/instance-metrics/charts'
import {
  chosenIn,
  hasNothingToMeasure,
  selectPicker,
} from '@/store/project/instance-metrics/choices'
import { selectCharts } from '@/store/project/instance-metrics/metrics'
import { useAppSelector } from '@/store/setup/hooks'
import { selectWindow } from '@/store/time-range/selectors'
import { Select } from '@/ui/Select/Select'
import { useRoute } from '@/views/shell/route-context'
import { useInstanceParams } from '../instance/use-instance-params'
import { InstanceChart } from './InstanceChart'
import { useMetricsAddress } from './use-metrics-address'
import styles from './MetricsPart.module.css'

interface MetricsPartProps {
  tab: MetricsTab
  /** In place of everything, where the instance has nothing to measure. */
  empty?: ReactNode
}

/** One part of the metrics of an instance: what they can be narrowed down to, and the charts. */
export function MetricsPart({ tab, empty }: MetricsPartProps) {
  const { search } = useRoute()
  const { project, instance } = useInstanceParams()
  const { moveTo } = useMetricsAddress()
  const picker = useAppSelector(state => selectPicker(state, tab, project, instance))
  const charts = useAppSelector(state =>
    selectCharts(state, { tab, project, instance, search }, selectWindow(state)),
  )
  if (hasNothingToMeasure(picker)) return empty
  const { label, param, choices, usual } = picker
  return (
    <div className={styles.part}>
      <div className={styles.picker}>
        <Select
          label={label}
          name={param}
          isLabelHidden
          items={choices}
          value={chosenIn(picker, search)}
          onChange={value => moveTo({ choice: value === usual ? {} : { [param]: value } })}
        />
      </div>
      <div className={styles.charts}>
        {charts.map(chart => (
          <InstanceChart key={chart.id} chart={chart} instance={instance} />
        ))}
      </div>
    </div>
  )
}
