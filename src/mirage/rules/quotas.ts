import type { VirtualResourceCounts } from '@/api/generated/types'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import type { InstanceRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** CPU and memory are provisioned from the start of an instance to its stop. */
const provisionedStates: ReadonlySet<InstanceRunState> = new Set<InstanceRunState>([
  'starting',
  'running',
  'stopping',
  'rebooting',
  'migrating',
  'repairing',
])

/** An instance created to start at once has a sled before its state is `starting`. */
export const isProvisioned = ({ runState, sledId }: InstanceRecord): boolean =>
  provisionedStates.has(runState) || sledId !== null

const sum = <T>(rows: Iterable<T>, amount: (row: T) => number): number => {
  let total = 0
  for (const row of rows) total += amount(row)
  return total
}

/** Caches totals by list: lists returned by a table are immutable. */
const oncePerList = <T, Total>(add: (rows: readonly T[]) => Total) => {
  const known = new WeakMap<readonly T[], Total>()
  return (rows: readonly T[]): Total => {
    const total = known.get(rows) ?? add(rows)
    known.set(rows, total)
    return total
  }
}

const running = oncePerList((instances: readonly InstanceRecord[]) => {
  const provisioned = instances.filter(isProvisioned)
  return {
    cpus: sum(provisioned, ({ ncpus }) => ncpus),
    memory: sum(provisioned, ({ memory }) => memory),
  }
})

const stored = oncePerList((volumes: readonly { readonly size: number }[]) =>
  sum(volumes, ({ size }) => size),
)

/** What a project's objects use of the silo's quotas. Memory and storage in bytes. */
export const provisionedInProject = (db: Db, projectId: string): VirtualResourceCounts => ({
  ...running(db.instances.in(projectId)),
  storage: stored(db.disks.in(projectId)) + stored(db.snapshots.in(projectId)),
})

/** What all objects of a silo use of its quotas. Memory and storage in bytes. */
export const provisionedInSilo = (db: Db, siloId: string): VirtualResourceCounts => {
  const projects = db.projects.in(siloId).map(({ id }) => provisionedInProject(db, id))
  return {
    cpus: sum(projects, ({ cpus }) => cpus),
    memory: sum(projects, ({ memory }) => memory),
    storage: sum(projects, ({ storage }) => storage),
  }
}

const LIMIT_NAMES = { cpus: 'vCPU', memory: 'Memory', storage: 'Storage' } as const

const QUOTA_NAMES = { cpus: 'vCPU', memory: 'memory', storage: 'storage' } as const

/** Responds with 507 if the request would exceed the silo's quotas. */
export const requireQuota = (
  db: Db,
  projectId: string,
  wanted: Partial<VirtualResourceCounts>,
): void => {
  const silo = db.silos.get(db.projects.get(projectId)?.siloId ?? '')
  if (!silo) return
  const used = provisionedInSilo(db, silo.id)
  for (const resource of ['cpus', 'memory', 'storage'] as const) {
    const more = wanted[resource] ?? 0
    if (more > 0 && used[resource] + more > silo.quotas[resource]) {
      fail.insufficientCapacity(
        `${LIMIT_NAMES[resource]} Limit Exceeded: Not enough ${QUOTA_NAMES[resource]} quota left in this silo. ` +
          'Free some, or ask the operator for a larger quota.',
      )
    }
  }
}
