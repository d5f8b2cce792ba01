import { MetricsPart } from './MetricsPart'

/** What the virtual CPUs of an instance did. */
export function CpuMetrics() {
  return <MetricsPart tab="cpu" />
}
