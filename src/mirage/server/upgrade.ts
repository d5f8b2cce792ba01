import { LADDER, type Release } from '@/api/releases/ladder'
import { seedNewer } from '../seeds/by-release'
import type { BackendState } from './backend-state'

export const releaseOf = (version: string): Release | undefined =>
  LADDER.find(({ release }) => String(release) === version.split('.')[0])?.release

/** Updates the rack to a newer release, which brings only what every rack has. */
export const upgradeRack = (backendState: BackendState, release: Release): void => {
  const since = backendState.release
  if (release <= since) return
  backendState.release = release
  seedNewer(backendState, { since, empty: true })
}
