import type { UpdateStatus } from '@/api/generated/types'
import type { TargetReleaseRecord, UpdateRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { type BackendState, FLEET_ID } from '../server/backend-state'

/** All generations are kept; the last one is current. */
export const currentTarget = ({ targetReleases }: Db): TargetReleaseRecord =>
  Array.from(targetReleases.all()).at(-1) ?? fail.internal()

export const updateOf = ({ updates }: Db): UpdateRecord => updates.get(FLEET_ID) ?? fail.internal()

/** The number of components that have been updated since the target was set. */
const stepsTaken = ({ clock, db }: BackendState): number => {
  const { since, pace, suspended } = updateOf(db)
  return suspended ? 0 : Math.floor((clock.now() - since) / pace)
}

/** Components by the version they run at present. They are updated one after the other. */
export const componentsNow = (backendState: BackendState): Record<string, number> => {
  const { components } = updateOf(backendState.db)
  const { version: target } = currentTarget(backendState.db)
  if (target === null) return { ...components }
  let left = stepsTaken(backendState)
  let updated = components[target] ?? 0
  const others: [version: string, count: number][] = []
  for (const [version, count] of Object.entries(components)) {
    if (version === target) continue
    const moved = Math.min(count, left)
    left -= moved
    updated += moved
    if (count > moved) others.push([version, count - moved])
  }
  return Object.fromEntries([...others, [target, updated]])
}

/** Whether all components run the target. */
export const isFinished = (backendState: BackendState): boolean =>
  Object.keys(componentsNow(backendState)).length === 1

/** The number of components that did not run the target when it was set. */
const stepsInAll = (db: Db): number => {
  const { version } = currentTarget(db)
  return Object.entries(updateOf(db).components).reduce(
    (sum, [each, count]) => (each === version ? sum : sum + count),
    0,
  )
}

export const updateStatus = (backendState: BackendState): UpdateStatus => {
  const { db } = backendState
  const { since, pace, suspended, contactSupport } = updateOf(db)
  const { version, timeRequested } = currentTarget(db)
  const steps = Math.min(stepsTaken(backendState), stepsInAll(db))
  return {
    componentsByReleaseVersion: componentsNow(backendState),
    contactSupport,
    suspended,
    targetRelease: version === null ? null : { version, timeRequested },
    timeLastStepPlanned: new Date(since + steps * pace).toISOString(),
  }
}

/** How long the update to the target will take, in milliseconds. */
export const updateTime = ({ db }: BackendState): number => stepsInAll(db) * updateOf(db).pace
