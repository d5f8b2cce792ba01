import type { Db } from '@/mirage/server/db'
import { poolFigures } from './invariants'
import type { Json, Seeded } from './seeded'

const RUNS = new Set(['starting', 'running', 'stopping', 'rebooting', 'migrating', 'repairing'])

const total = (amounts: Iterable<number>): number => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** What a silo's objects use, added up one by one. */
const provisioned = (db: Db, siloId: string) => {
  const inSilo = ({ projectId }: { projectId: string }) =>
    db.projects.get(projectId)?.siloId === siloId
  const running = [...db.instances.all()].filter(
    instance => inSilo(instance) && (RUNS.has(instance.runState) || instance.sledId !== null),
  )
  const volumes = [...db.disks.all(), ...db.snapshots.all()].filter(inSilo)
  return {
    cpus: total(running.map(({ ncpus }) => ncpus)),
    memory: total(running.map(({ memory }) => memory)),
    storage: total(volumes.map(({ size }) => size)),
  }
}

const differing = (what: string, told: unknown, counted: unknown): string[] => {
  const [a, b] = [JSON.stringify(told), JSON.stringify(counted)]
  return a === b ? [] : [`${what} is told as ${a} and counted as ${b}`]
}

const siloViolations = async ({ backend, get }: Seeded) => {
  const { db } = backend.backendState
  const found: string[] = []
  for (const { id, name, internal } of db.silos.all()) {
    if (internal) continue
    const { body } = await get(`/v1/system/utilization/silos/${id}`)
    found.push(...differing(`what ${name} has`, body['provisioned'], provisioned(db, id)))
  }
  return found
}

const poolViolations = async ({ backend, get }: Seeded) => {
  const { db } = backend.backendState
  const found: string[] = []
  for (const { id, name, assignment } of db.ipPools.all()) {
    if (assignment === 'system_services') continue
    const { body } = await get(`/v1/system/ip-pools/${id}/utilization`)
    const { v4, v6 } = poolFigures(db, id)
    const counted = {
      ipv4: { allocated: Number(v4.used), capacity: Number(v4.capacity) },
      ipv6: { allocated: String(v6.used), capacity: String(v6.capacity) },
    }
    found.push(...differing(`pool ${name}`, { ipv4: body['ipv4'], ipv6: body['ipv6'] }, counted))
  }
  return found
}

const idsOf = (items: readonly Json[]) => items.map(({ id }) => id).toSorted()

const holderOf = (disk: Json) => (disk['state'] as { instance?: string }).instance

/** Disks name their instance, and instances list their disks: both must agree. */
const attachmentViolations = async ({ backend, get }: Seeded) => {
  const found: string[] = []
  for (const { id: project } of backend.backendState.db.projects.all()) {
    const disks = await get(`/v1/disks?project=${project}&limit=10000`)
    if (disks.status !== 200) continue
    for (const { id, name } of (await get(`/v1/instances?project=${project}`)).body.items) {
      const held = disks.body.items.filter(disk => holderOf(disk) === id)
      const { body } = await get(`/v1/instances/${id}/disks`)
      found.push(...differing(`what ${name} holds`, idsOf(body.items), idsOf(held)))
    }
  }
  return found
}

/** Where totals returned by the API differ from the sums of their parts. */
export const accountingErrors = async (cloud: Seeded): Promise<string[]> => [
  ...(await siloViolations(cloud)),
  ...(await poolViolations(cloud)),
  ...(await attachmentViolations(cloud)),
]
