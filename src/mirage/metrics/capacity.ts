import type { SystemMetricName } from '@/api/generated/types'
import type { CapacityChange } from '../server/capacity-history'
import type { Sample } from './time-page'

const AMOUNTS = {
  virtual_disk_space_provisioned: 'storage',
  ram_provisioned: 'memory',
  cpus_provisioned: 'cpus',
} as const satisfies Record<SystemMetricName, keyof CapacityChange>

/** The provisioned amount as a step function: one sample per change, oldest first. */
export const capacitySamples = (
  changes: readonly CapacityChange[],
  metric: SystemMetricName,
  counts: (change: CapacityChange) => boolean,
): Sample[] => {
  const samples: Sample[] = []
  let value = 0
  for (const change of changes) {
    const delta = change[AMOUNTS[metric]]
    if (delta === 0 || !counts(change)) continue
    value += delta
    // Several changes at the same time make one sample.
    if (samples.at(-1)?.time === change.time) samples.pop()
    samples.push({ time: change.time, value })
  }
  return samples
}
