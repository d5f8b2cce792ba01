import { OLDEST, type Release } from '@/api/releases/ladder'
import { separateTransitIps, settlePoolVersions } from '../rules/upgrade-networks'
import type { BackendState } from '../server/backend-state'
import { seedAlerts, seedReceivers } from './alerts'
import { seedAuditLog } from './audit-log'
import { seedEndingCertificates } from './certificates'
import { seedCredentials } from './credentials'
import { seedDualStack } from './dual-stack'
import { seedMulticastGroups } from './multicast-groups'
import { seedRackMembership, seedUnadoptedDisks } from './newer-hardware'
import { seedScim } from './scim'
import { seedSubnetPools } from './subnet-pools'
import { seedTrustRoot, seedUpdates } from './updates'

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
  { from: 15, seed: seedEndingCertificates },
  { from: 15, seed: seedReceivers },
  { from: 16, always: true, seed: seedTrustRoot },
  { from: 17, always: true, seed: settlePoolVersions },
  { from: 16, seed: seedAuditLog },
  { from: 17, seed: seedScim },
  { from: 17, always: true, seed: seedUpdates },
  { from: 18, always: true, seed: separateTransitIps },
  { from: 18, seed: seedDualStack },
  { from: 18, seed: seedSubnetPools },
  { from: 18, seed: seedMulticastGroups },
  { from: 18, always: true, seed: seedRackMembership },
  { from: 20, always: true, seed: seedUnadoptedDisks },
  { from: 22, seed: seedAlerts },
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
