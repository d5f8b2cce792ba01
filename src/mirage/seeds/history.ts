import type { VirtualResourceCounts } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import { provisionedInProject } from '../rules/quotas'
import type { CapacityChange } from '../server/capacity-history'
import { createRandom, type Random } from '../server/random'
import type { BackendState } from '../server/backend-state'

const DAY = 24 * 60 * 60 * 1000
const DAYS = 90
const CHANGES_PER_DAY = 2

/** Percentages of the present amounts: a random walk that starts low and ends at 100. */
const walk = (random: Random): number[] => {
  const parts: number[] = []
  let part = 40
  for (let step = 1; step < DAYS * CHANGES_PER_DAY; step++) {
    part = Math.min(100, Math.max(20, part + random.int(-8, 9)))
    parts.push(part)
  }
  return [...parts, 100]
}

const share = (now: VirtualResourceCounts, part: number): VirtualResourceCounts => {
  const gib = (bytes: number) => Math.round((bytes / GIB) * (part / 100)) * GIB
  // The last step is exact, because rounding to GiB would lose the remainder.
  if (part === 100) return now
  return {
    cpus: Math.round(now.cpus * (part / 100)),
    memory: gib(now.memory),
    storage: gib(now.storage),
  }
}

const changesOf = (
  random: Random,
  now: number,
  owner: Pick<CapacityChange, 'siloId' | 'projectId'>,
  total: VirtualResourceCounts,
): CapacityChange[] => {
  const pace = DAY / CHANGES_PER_DAY
  const start = now - DAYS * DAY
  let before: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }
  return walk(random).map((part, step) => {
    const after = share(total, part)
    const change = {
      ...owner,
      time: start + step * pace + random.int(0, pace - 1),
      cpus: after.cpus - before.cpus,
      memory: after.memory - before.memory,
      storage: after.storage - before.storage,
    }
    before = after
    return change
  })
}

const isEmpty = ({ cpus, memory, storage }: VirtualResourceCounts) =>
  cpus === 0 && memory === 0 && storage === 0

/** Invents a history of provisioned capacity over the last months, for the charts. */
export const seedHistory = ({ capacity, clock, db }: BackendState): void => {
  const now = clock.now()
  const random = createRandom(90)
  const changes = Array.from(db.projects.all()).flatMap(({ id: projectId, siloId }) => {
    const total = provisionedInProject(db, projectId)
    return isEmpty(total) ? [] : changesOf(random, now, { siloId, projectId }, total)
  })
  capacity.rewrite(changes.sort((a, b) => a.time - b.time))
}
