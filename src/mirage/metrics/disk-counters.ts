import type { DiskRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { elapsed, overlaps, type Interval } from './activity'
import { noiseAt, noiseSeed } from './noise'
import type { Sample } from './time-page'

/** Sampling interval and retention of disk counters. */
const INTERVAL = 5 * 60_000
const KEPT = 30 * 24 * 3_600_000

/** The counters that releases before 16 return. */
export type DiskMetricName = 'activated' | 'flush' | 'read' | 'read_bytes' | 'write' | 'write_bytes'

/** Average rates per second of activity. */
const RATES: Record<Exclude<DiskMetricName, 'activated'>, number> = {
  flush: 0.5,
  read: 12,
  read_bytes: 12 * 16_384,
  write: 9,
  write_bytes: 9 * 24_576,
}

/** When the disk was attached to a running instance. */
const workOf = ({ activity }: BackendState, { id }: DiskRecord): Interval[] =>
  activity
    .attachments(id)
    .flatMap(attachment => overlaps([attachment], activity.runs(attachment.instanceId)))

const DAY = 24 * 3_600

/** Monotonic; grows faster by day than by night. */
const countedAfter = (seconds: number, rate: number): number => {
  const turns = (2 * Math.PI * seconds) / DAY
  return Math.floor(rate * (seconds + (0.5 * DAY * (1 - Math.cos(turns))) / (2 * Math.PI)))
}

/** The values of a disk's counters, every five minutes over the last thirty days. */
export const diskSamples = (
  backendState: BackendState,
  disk: DiskRecord,
  metric: DiskMetricName,
): Sample[] => {
  const work = workOf(backendState, disk)
  const rate = metric === 'activated' ? 0 : RATES[metric] * (0.5 + noiseAt(noiseSeed(disk.id), 0))
  const valueAt = (time: number): number =>
    metric === 'activated'
      ? work.filter(({ from }) => from <= time).length
      : countedAfter(elapsed(work, time) / 1_000, rate)
  const now = backendState.clock.now()
  const begun = Math.max(Date.parse(disk.timeCreated), now - KEPT)
  const samples: Sample[] = []
  for (let time = Math.ceil(begun / INTERVAL) * INTERVAL; time <= now; time += INTERVAL) {
    samples.push({ time, value: valueAt(time) })
  }
  return samples
}
