import { metricsPoll, watchInstanceCharts } from '@/store/project/instance-metrics/metrics'
import { watchSave } from '@/store/tab/save.saga'
import { MetricsPart } from './MetricsPart'

/** The activity of an instance's virtual CPUs. */
function CpuMetrics() {
  return <MetricsPart tab="cpu" />
}

const poll = metricsPoll('cpu')
const sagas = [watchInstanceCharts, watchSave]

export { poll, sagas, CpuMetrics as View }
