import type { InstanceRunState } from '@/machines/instance/instance.machine'
import type { DiskRecord } from '../models/disks'
import type { InstanceRecord } from '../models/instances'
import type { BackendClock } from '../server/clock'
import type { Db } from '../server/db'

/** A while, in milliseconds since the epoch; null as long as it lasts. */
export interface Stretch {
  readonly from: number
  readonly to: number | null
}

/** A while that a disk was attached to an instance. */
export interface Attachment extends Stretch {
  readonly instanceId: string
}

/** What measurements go by: when there was something to measure. Kept by watching the tables. */
export interface Activity {
  /** When the machine of an instance was up, oldest first. */
  runs(instanceId: string): readonly Stretch[]
  /** What a disk was attached to, oldest first. */
  attachments(diskId: string): readonly Attachment[]
}

/** The machine is there, whatever it is busy with. */
const up: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>([
  'running',
  'stopping',
  'rebooting',
  'migrating',
  'repairing',
])

/** What is at rest when it is first seen has been up until it came to rest. */
const earlierRuns = (instance: InstanceRecord): Stretch[] => {
  const from = Date.parse(instance.timeCreated)
  const to = Date.parse(instance.timeRunStateUpdated)
  if (up.has(instance.runState)) return [{ from, to: null }]
  const wasUp = ['stopped', 'failed'].includes(instance.runState) && to > from
  return wasUp ? [{ from, to }] : []
}

const holderOf = ({ state }: DiskRecord): string | null =>
  state.state === 'attached' ? state.instance : null

/** Ends the last stretch, if it has not ended yet. */
const ended = <T extends Stretch>(stretches: readonly T[], now: number): T[] =>
  stretches.map(stretch => (stretch.to === null ? { ...stretch, to: now } : stretch))

/** Starts writing down when instances run and what disks are attached to. */
export const recordActivity = (db: Db, clock: BackendClock): Activity => {
  const runs = new Map<string, readonly Stretch[]>()
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

/** The whiles that lie in some of one and some of the other. */
export const overlaps = (a: readonly Stretch[], b: readonly Stretch[]): Stretch[] =>
  a.flatMap(one =>
    b.flatMap(other => {
      const from = Math.max(one.from, other.from)
      const ends = [one.to, other.to].filter(end => end !== null)
      const to = ends.length > 0 ? Math.min(...ends) : null
      return to === null || from < to ? [{ from, to }] : []
    }),
  )

/** How many milliseconds of these stretches have passed at a moment. */
export const elapsed = (stretches: readonly Stretch[], at: number): number =>
  stretches.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to ?? at, at) - from), 0)

/** Whether a moment lies in one of these stretches. */
export const includes = (stretches: readonly Stretch[], at: number): boolean => {
  for (const { from, to } of stretches) if (from <= at && (to === null || at < to)) return true
  return false
}
