import { OLDEST, type Release } from '@/api/releases/ladder'
import type { BackendState } from '../server/backend-state'
import { seedCredentials } from './credentials'
import { seedScim } from './scim'
import { seedSubnetPools } from './subnet-pools'

interface NewerSeed {
  /** The first release that has it. */
  readonly from: Release
  /** Whether every scenario has it, even the empty one. */
  readonly always?: true
  seed(backendState: BackendState): void
}

/** What only racks of newer releases have. */
const newerSeeds: readonly NewerSeed[] = [
  { from: 15, seed: seedCredentials },
  { from: 17, seed: seedScim },
  { from: 18, seed: seedSubnetPools },
]

/** Seeds what the rack's release brings and those up to `since` do not. */
export const seedNewer = (
  backendState: BackendState,
  { since = OLDEST, empty = false }: { since?: Release; empty?: boolean } = {},
): void => {
  for (const { from, always, seed } of newerSeeds) {
    if (from > since && from <= backendState.release && (always || !empty)) seed(backendState)
  }
}
