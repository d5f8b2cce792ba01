import type { VirtualResourceCounts } from '@/api/generated/types'
import type { InstanceRecord } from '../models/records'
import { isProvisioned } from '../rules/quotas'
import type { BackendClock } from './clock'
import type { Db } from './db'

/** A change in one project at one time; capacity metrics are running sums of these. */
export interface CapacityChange extends VirtualResourceCounts {
  /** Milliseconds since the epoch. */
  readonly time: number
  readonly siloId: string
  readonly projectId: string
}

/** The history of provisioned capacity, recorded by watching the tables, so that rules need not. */
export interface CapacityHistory {
  /** All changes so far, oldest first. */
  readonly changes: readonly CapacityChange[]
  /** Replaces the history; `changes` must add up to the present amounts. */
  rewrite(changes: readonly CapacityChange[]): void
}

const NOTHING: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

const minus = (a: VirtualResourceCounts, b: VirtualResourceCounts): VirtualResourceCounts => ({
  cpus: a.cpus - b.cpus,
  memory: a.memory - b.memory,
  storage: a.storage - b.storage,
})

const isNothing = ({ cpus, memory, storage }: VirtualResourceCounts) =>
  cpus === 0 && memory === 0 && storage === 0

const ofInstance = (instance: InstanceRecord): VirtualResourceCounts =>
  isProvisioned(instance) ? { cpus: instance.ncpus, memory: instance.memory, storage: 0 } : NOTHING

const ofStorage = ({ size }: { size: number }): VirtualResourceCounts => ({
  ...NOTHING,
  storage: size,
})

interface Watched<T> {
  watch(listener: (before: T | undefined, after: T | undefined) => void): void
}

/** Starts recording changes of these tables. */
export const recordCapacity = (db: Db, clock: BackendClock): CapacityHistory => {
  const changes: CapacityChange[] = []

  const record = <T extends { projectId: string }>(
    table: Watched<T>,
    count: (record: T) => VirtualResourceCounts,
  ) =>
    table.watch((before, after) => {
      const { projectId } = (after ?? before)!
      const delta = minus(after ? count(after) : NOTHING, before ? count(before) : NOTHING)
      const siloId = db.projects.get(projectId)?.siloId
      if (siloId && !isNothing(delta)) {
        changes.push({ time: clock.now(), siloId, projectId, ...delta })
      }
    })

  record(db.instances, ofInstance)
  record(db.disks, ofStorage)
  record(db.snapshots, ofStorage)

  return {
    changes,
    rewrite: earlier => changes.splice(0, changes.length, ...earlier),
  }
}
