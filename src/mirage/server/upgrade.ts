import { LADDER, type Release } from '@/api/releases/ladder'
import { rollBack } from '../rules/roll-back'
import { seedNewer } from '../seeds/by-release'
import type { BackendState } from './backend-state'

export const releaseOf = (version: string): Release | undefined =>
  LADDER.find(({ release }) => String(release) === version.split('.')[0])?.release

/**
 * Changes the release of the rack. A newer one brings only what every rack has, an older one takes
 * what it cannot represent.
 */
export const changeRelease = (backendState: BackendState, release: Release): void => {
  const since = backendState.release
  backendState.release = release
  if (release > since) seedNewer(backendState, { since, empty: true })
  else rollBack(backendState, release)
}

/** How long the control plane is away when its release changes, in milliseconds. */
const RESTART_TIME = 5_000

/** Restarts the control plane with another release. */
export const restartAs = (backendState: BackendState, release: Release): void => {
  changeRelease(backendState, release)
  backendState.awayUntil = backendState.clock.now() + RESTART_TIME
}
