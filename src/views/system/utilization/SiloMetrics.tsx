import {
  selectChosenSilo,
  selectSiloChoices,
  selectSystemCharts,
} from '@/store/system/utilization/utilization'
import { useAppSelector } from '@/store/setup/hooks'
import { selectWindow } from '@/store/time-range/selectors'
import { CapacityMetrics } from '@/views/shared/utilization/CapacityMetrics'
import { useRoute } from '@/views/shell/route-context'

/** The resources provisioned by all silos, or by one of them, over time. */
export function SiloMetrics() {
  const { search } = useRoute()
  const choices = useAppSelector(selectSiloChoices)
  const chosen = useAppSelector(state => selectChosenSilo(state, search))
  const charts = useAppSelector(state => selectSystemCharts(state, search, selectWindow(state)))
  const subject = choices.find(({ value }) => value === chosen)?.label ?? ''
  return (
    <CapacityMetrics
      charts={charts}
      subject={subject.toLowerCase().replace(' ', '-')}
      picker={{ label: 'Choose silo', param: 'silo', choices, chosen }}
    />
  )
}
