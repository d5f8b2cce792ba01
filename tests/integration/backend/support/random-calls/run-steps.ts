import { projectIds } from '@/mirage/seeds/projects'
import type { Db } from '@/mirage/server/db'
import { accountingErrors } from '../accounts'
import { violations } from '../invariants'
import { type Answer, openSeeded } from '../seeded'
import { stateOf } from '../state'
import { computeOperations } from './compute'
import { StepContext, type Request } from './step-context'
import { networkOperations } from './network'
import type { Step } from './steps'
import { storageOperations } from './storage'
import { systemOperations } from './system'

/** All operations by name. */
const operations = {
  ...computeOperations,
  ...storageOperations,
  ...networkOperations,
  ...systemOperations,
}

const operationNames = Object.keys(operations)

/** Expected statuses from 500 on: no capacity, or temporarily busy. */
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

/** Returns the records changed since the last call. */
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

export interface Run {
  /** Requests and responses, one line per step. */
  told: readonly string[]
  /** Violations; the sequence stops at the first one. */
  wrong: readonly string[]
  /** The final state of all tables. */
  state: string
}

const asLine = (operation: string, { method, url, body }: Request, { status, text }: Answer) =>
  `${operation}: ${method} ${url} ${JSON.stringify(body) ?? ''} -> ${status} ${text}`

/** A thousand disks would only slow this down. */
const removeManyDisks = (db: Db) => {
  for (const { id } of db.disks.in(projectIds.other)) db.disks.remove(id)
}

/** Makes the calls one after the other in a new backend. */
export const runSteps = async (steps: readonly Step[], seed = 1): Promise<Run> => {
  const wrong: string[] = []
  const cloud = openSeeded({ seed, report: error => wrong.push(String(error)) })
  const { db } = cloud.backend.backendState
  removeManyDisks(db)
  const changes = watchChanges(db)
  const told: string[] = []
  for (const step of steps) {
    const operation = operationNames[step.operation % operationNames.length] ?? ''
    const request = operations[operation]!(new StepContext(db, step))
    const { method, url, body } = request
    changes()
    const answer = await cloud.as(step.caller).send(method, url, { json: body })
    const changed = changes()
    told.push(asLine(operation, request, answer))
    const { status } = answer
    if (status >= 500 && !MAY_ANSWER[operation]?.includes(status)) wrong.push(`answered ${status}`)
    if (status >= 400 && changed.length > 0) wrong.push(`refused, but changed ${changed}`)
    cloud.clock.advance(step.pause)
    const settled = changes()
    if (changed.length + settled.length > 0) wrong.push(...violations(db))
    if (wrong.length > 0) break
  }
  wrong.push(...(await accountingErrors(cloud)))
  const state = stateOf(db)
  cloud.backend.stop()
  return { told, wrong, state }
}
