import { type BackendState, FLEET_ID } from '../server/backend-state'
import { fail } from '../server/errors'
import { releaseOf, restartAs } from '../server/upgrade'
import { currentTarget, componentsNow, isFinished, updateOf, updateTime } from './update-progress'
import { compareVersions, majorOf } from '@/lib/version'

const refuse = (reason: string): never =>
  fail.invalidRequest(`Target release cannot be changed: ${reason}`)

/** Rejects a target as the system's release does. */
const checkTarget = (backendState: BackendState, version: string): void => {
  const { db, release } = backendState
  const { version: present } = currentTarget(db)
  if (present === null) return
  const order = compareVersions(version, present)
  if (release < 17) {
    if (order >= 0) return
    fail.invalidRequest(
      `target release ${version} is older than the current one, ${present}: downgrading is not supported`,
    )
  }
  if (order < 0) {
    refuse(
      `Requested target release (${version}) must not be older than current target release (${present}).`,
    )
  }
  const update = updateOf(db)
  if (release >= 19) {
    if (update.suspended) refuse('The update is suspended: recovery must be finished first.')
    if (order === 0) refuse(`Requested target release (${version}) is the current target release.`)
    if (majorOf(version) > majorOf(present) + 1) {
      refuse(`Requested target release (${version}) skips a major release after ${present}.`)
    }
  }
  if (order > 0 && !isFinished(backendState)) {
    refuse(`The update to the current target release (${present}) is not finished.`)
  }
}

const insertTarget = ({ db, ids, now }: BackendState, version: string): void => {
  const { generation } = currentTarget(db)
  const timeRequested = now()
  db.targetReleases.insert({ id: ids.next(), generation: generation + 1, version, timeRequested })
}

/** How long updating a component takes, in milliseconds. */
const PACE = 6_000

/** Updates the rack to the target's release when all components run it. */
export const updateInTime = (backendState: BackendState, version: string): void => {
  const release = releaseOf(version)
  if (release === undefined) return
  backendState.later(updateTime(backendState), 'system-update', () => {
    if (release > backendState.release) restartAs(backendState, release)
  })
}

/** Sets the release that the system should run. From release 17 on it updates itself to it. */
export const setTarget = (backendState: BackendState, version: string): void => {
  const { clock, db } = backendState
  if (!db.repositories.get(version)) {
    fail.absent(`repository with system version "${version}"`)
  }
  checkTarget(backendState, version)
  const components = backendState.release < 17 ? {} : componentsNow(backendState)
  insertTarget(backendState, version)
  if (backendState.release < 17) return
  db.updates.update(FLEET_ID, { components, since: clock.now(), pace: PACE, suspended: false })
  updateInTime(backendState, version)
}

/** Tells a suspended system that its components run a version again. A wrong one changes nothing. */
export const finishRecovery = (backendState: BackendState, version: string): void => {
  const { clock, db } = backendState
  if (!updateOf(db).suspended) fail.invalidRequest('there is no recovery to be finished')
  const components = componentsNow(backendState)
  if (currentTarget(db).version !== version) insertTarget(backendState, version)
  const suspended = !(version in components)
  db.updates.update(FLEET_ID, { components, since: clock.now(), pace: PACE, suspended })
  if (!suspended) updateInTime(backendState, version)
}
