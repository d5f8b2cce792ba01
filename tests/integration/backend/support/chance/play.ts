import { projectIds } from '@/mirage/seeds/projects'
import type { Db } from '@/mirage/server/db'
import { accountTroubles } from '../accounts'
import { troubles } from '../invariants'
import { type Answer, openSeeded } from '../seeded'
import { stateOf } from '../state'
import { computeDeeds } from './compute'
import { Ground, type Request } from './ground'
import { networkDeeds } from './network'
import type { Step } from './steps'
import { storageDeeds } from './storage'
import { systemDeeds } from './system'

/** Everything that can be done, by name. */
const deeds = { ...computeDeeds, ...storageDeeds, ...networkDeeds, ...systemDeeds }

const deedNames = Object.keys(deeds)

/** Answers of 500 and more that are right: what lacks room, and what has to wait. */
const MAY_ANSWER: Readonly<Record<string, readonly number[]>> = {
  createInstance: [507],
  createPlainInstance: [507],
  start: [507],
  startAnother: [507],
  createDisk: [507],
  createBlankDisk: [507],
  createSnapshot: [503, 507],
  finalizeImport: [507],
  createFloatingIp: [507],
  attachFloatingIp: [503],
  detachFloatingIp: [503],
  attachEphemeralIp: [503, 507],
  detachEphemeralIp: [503],
  createProbe: [507],
}

/** Tells which records have changed since it was asked last. */
const watchChanges = (db: Db) => {
  const before = new Map<string, string>()
  const now = new Map<string, string>()
  for (const [name, table] of Object.entries(db)) {
    table.watch((old: { id: string } | undefined, next: { id: string } | undefined) => {
      const key = `${name} ${(next ?? old)?.id}`
      if (!before.has(key)) before.set(key, JSON.stringify(old ?? null))
      now.set(key, JSON.stringify(next ?? null))
    })
  }
  return () => {
    const changed = [...before].filter(([key, old]) => now.get(key) !== old).map(([key]) => key)
    before.clear()
    now.clear()
    return changed
  }
}

export interface Story {
  /** What was asked and answered, a line for each step. */
  told: readonly string[]
  /** What a rule forbids and happened all the same; nothing follows on it. */
  wrong: readonly string[]
  /** All that there is in the end. */
  state: string
}

const asLine = (deed: string, { method, url, body }: Request, { status, text }: Answer) =>
  `${deed}: ${method} ${url} ${JSON.stringify(body) ?? ''} -> ${status} ${text}`

/** A thousand disks are nothing but a burden here. */
const removeCrowd = (db: Db) => {
  for (const { id } of db.disks.in(projectIds.other)) db.disks.remove(id)
}

/** Takes the steps, one after the other, in a new cloud. */
export const play = async (steps: readonly Step[], seed = 1): Promise<Story> => {
  const wrong: string[] = []
  const cloud = openSeeded({ seed, report: error => wrong.push(String(error)) })
  const { db } = cloud.backend.backendState
  removeCrowd(db)
  const changes = watchChanges(db)
  const told: string[] = []
  for (const step of steps) {
    const deed = deedNames[step.deed % deedNames.length] ?? ''
    const request = deeds[deed]!(new Ground(db, step))
    const { method, url, body } = request
    changes()
    const answer = await cloud.as(step.caller).send(method, url, { json: body })
    const changed = changes()
    told.push(asLine(deed, request, answer))
    const { status } = answer
    if (status >= 500 && !MAY_ANSWER[deed]?.includes(status)) wrong.push(`answered ${status}`)
    if (status >= 400 && changed.length > 0) wrong.push(`refused, but changed ${changed}`)
    cloud.clock.advance(step.pause)
    const settled = changes()
    if (changed.length + settled.length > 0) wrong.push(...troubles(db))
    if (wrong.length > 0) break
  }
  wrong.push(...(await accountTroubles(cloud)))
  const state = stateOf(db)
  cloud.backend.stop()
  return { told, wrong, state }
}
