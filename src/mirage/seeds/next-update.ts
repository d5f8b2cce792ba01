import { updateInTime } from '../rules/set-target'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import { fixedId } from './fixed'
import { insertRepository } from './updates'

/** Fast enough to see the end of it: three minutes and a half. */
const PACE = 15_000

/**
 * A rack on its way from its release to the next, at whose end it runs that. Software of no known
 * release suspends the update, and what the system finds wrong leads to support.
 */
export const seedNextUpdate = (
  backendState: BackendState,
  { suspended = false, contactSupport = false } = {},
): void => {
  const { clock, db, release } = backendState
  for (const { id } of Array.from(db.repositories.all())) db.repositories.remove(id)
  const versions = [release - 1, release, release + 1].map(major => `${major}.0.0`)
  for (const [index, version] of versions.entries()) {
    insertRepository(backendState, version, `2026-0${index + 1}-15T10:00`, index + 21)
  }
  const [, present, target] = versions as [string, string, string]
  const since = clock.now()
  db.targetReleases.insert({
    id: fixedId('targetRelease', 3),
    generation: 3,
    version: target,
    timeRequested: new Date(since - 40 * 60_000).toISOString(),
  })
  db.updates.update(FLEET_ID, {
    components: { [suspended ? 'unknown' : 'install dataset']: 2, [present]: 12, [target]: 6 },
    since,
    pace: PACE,
    suspended,
    contactSupport,
  })
  if (!suspended) updateInTime(backendState, target)
}
