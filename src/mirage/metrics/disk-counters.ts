import type { DiskMetricName } from '@/api/generated/types'
import type { DiskRecord } from '../models/disks'
import type { World } from '../server/world'
import { elapsed, overlaps, type Stretch } from './activity'
import { noiseAt, noiseSeed } from './noise'
import type { Sample } from './time-page'

/** How often a disk is asked for its counters, and how long the answers are kept. */
const INTERVAL = 5 * 60_000
const KEPT = 30 * 24 * 3_600_000

/** Per second of work, as a rule. */
const RATES: Record<Exclude<DiskMetricName, 'activated'>, number> = {
  flush: 0.5,
  read: 12,
  read_bytes: 12 * 16_384,
  write: 9,
  write_bytes: 9 * 24_576,
}

/** When there was a machine that worked with the disk. */
const workOf = ({ activity }: World, { id }: DiskRecord): Stretch[] =>
  activity
    .attachments(id)
    .flatMap(attachment => overlaps([attachment], activity.runs(attachment.instanceId)))

const DAY = 24 * 3_600

/** Grows with the time at work, by day faster than by night, and never shrinks. */
const countedAfter = (seconds: number, rate: number): number => {
  const turns = (2 * Math.PI * seconds) / DAY
  return Math.floor(rate * (seconds + (0.5 * DAY * (1 - Math.cos(turns))) / (2 * Math.PI)))
}

/** What the counters of a disk stood at, every five minutes of the last thirty days. */
export const diskSamples = (world: World, disk: DiskRecord, metric: DiskMetricName): Sample[] => {
  const work = workOf(world, disk)
  const rate = metric === 'activated' ? 0 : RATES[metric] * (0.5 + noiseAt(noiseSeed(disk.id), 0))
  const valueAt = (time: number): number =>
    metric === 'activated'
      ? work.filter(({ from }) => from <= time).length
      : countedAfter(elapsed(work, time) / 1_000, rate)
  const now = world.clock.now()
  const begun = Math.max(Date.parse(disk.timeCreated), now - KEPT)
  const samples: Sample[] = []
  for (let time = Math.ceil(begun / INTERVAL) * INTERVAL; time <= now; time += INTERVAL) {
    samples.push({ time, value: valueAt(time) })
  }
  return samples
}
