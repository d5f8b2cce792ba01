import type { InstanceRunState } from '@/machines/instance/instance.machine'
import type { DiskRecord, InstanceRecord } from '../models/records'
import type { BackendClock } from '../server/clock'
import type { Db } from '../server/db'

/** An interval in milliseconds since the epoch; `to` is null while it is ongoing. */
export interface Interval {
  readonly from: number
  readonly to: number | null
}

/** An interval during which a disk was attached to an instance. */
interface Attachment extends Interval {
  readonly instanceId: string
}

/** When there was something to measure, recorded by watching the tables. */
export interface Activity {
  /** When the instance was up, oldest first. */
  runs(instanceId: string): readonly Interval[]
  /** What the disk was attached to, oldest first. */
  attachments(diskId: string): readonly Attachment[]
}

/** States in which the virtual machine exists. */
const up: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>([
  'running',
  'stopping',
  'rebooting',
  'migrating',
  'repairing',
])

/** An instance that is at rest when first seen is taken to have been up until then. */
const earlierRuns = (instance: InstanceRecord): Interval[] => {
  const from = Date.parse(instance.timeCreated)
  const to = Date.parse(instance.timeRunStateUpdated)
  if (up.has(instance.runState)) return [{ from, to: null }]
  const wasUp = ['stopped', 'failed'].includes(instance.runState) && to > from
  return wasUp ? [{ from, to }] : []
}

const holderOf = ({ state }: DiskRecord): string | null =>
  state.state === 'attached' ? state.instance : null

/** Closes the last interval if it is still open. */
const ended = <T extends Interval>(intervals: readonly T[], now: number): T[] =>
  intervals.map(interval => (interval.to === null ? { ...interval, to: now } : interval))

/** Starts recording when instances run and what disks are attached to. */
export const recordActivity = (db: Db, clock: BackendClock): Activity => {
  const runs = new Map<string, readonly Interval[]>()
  const attachments = new Map<string, readonly Attachment[]>()

  db.instances.watch((before, after) => {
    if (!after) return void (before && runs.delete(before.id))
    const { id, runState } = after
    const known = runs.get(id)
    if (!before || !known) return void runs.set(id, earlierRuns(after))
    const isUp = up.has(runState)
    if (isUp === up.has(before.runState)) return
    const now = clock.now()
    runs.set(id, isUp ? [...known, { from: now, to: null }] : ended(known, now))
  })

  db.disks.watch((before, after) => {
    if (!after) return void (before && attachments.delete(before.id))
    const holder = holderOf(after)
    const earlier = before ? holderOf(before) : null
    if (holder === earlier) return
    const now = clock.now()
    const known = ended(attachments.get(after.id) ?? [], now)
    const from = before ? now : Date.parse(after.timeCreated)
    const next = holder === null ? [] : [{ instanceId: holder, from, to: null }]
    attachments.set(after.id, [...known, ...next])
  })

  return {
    runs: instanceId => runs.get(instanceId) ?? [],
    attachments: diskId => attachments.get(diskId) ?? [],
  }
}

/** The intersection of two sets of intervals. */
export const overlaps = (a: readonly Interval[], b: readonly Interval[]): Interval[] =>
  a.flatMap(one =>
    b.flatMap(other => {
      const from = Math.max(one.from, other.from)
      const ends = [one.to, other.to].filter(end => end !== null)
      const to = ends.length > 0 ? Math.min(...ends) : null
      return to === null || from < to ? [{ from, to }] : []
    }),
  )

/** Total length of the intervals up to `at`, in milliseconds. */
export const elapsed = (intervals: readonly Interval[], at: number): number =>
  intervals.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to ?? at, at) - from), 0)

/** Whether a time lies in one of the intervals. */
export const includes = (intervals: readonly Interval[], at: number): boolean => {
  for (const { from, to } of intervals) if (from <= at && (to === null || at < to)) return true
  return false
}
