import { OLDEST, type Release } from '@/api/releases/ladder'
import { createProbe } from '../rules/new-probes'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { seedAddressLots } from './address-lots'
import { seedAddresses } from './addresses'
import { seedAffinity } from './affinity'
import { seedAllDualStack } from './all-dual-stack'
import { seedBgp } from './bgp'
import { seedNewer } from './by-release'
import { seedCertificates } from './certificates'
import { atTime } from './created-vpcs'
import { seedDisks } from './disks'
import { seedDrain } from './drain'
import { seedFullPool } from './full-pool'
import { seedHardware } from './hardware'
import { seedHistory } from './history'
import { seedIdentityProviders } from './identity-providers'
import { seedImages } from './images'
import { seedInstances } from './instances'
import { seedIpPools, ipPoolIds } from './ip-pools'
import { seedLargeData } from './large'
import { seedNetworkInterfaces } from './network-interfaces'
import { seedNextUpdate } from './next-update'
import { seedProjects, projectIds } from './projects'
import { seedReach } from './reach'
import { seedSilos } from './silos'
import { seedSleds, sledIds } from './sleds'
import { seedSnapshots } from './snapshots'
import { seedSshKeys } from './ssh-keys'
import { seedSwitchPorts } from './switch-ports'
import { seedSystem } from './system'
import { seedOldRepositories } from './updates'
import { seedUplinks } from './uplinks'
import { revokeEverything, seedOperator, seedPolicies, seedUsers } from './users'
import { seedVpcs } from './vpcs'

/** A probe as if created by an operator at that time. */
const seedProbes = (backendState: BackendState): void => {
  const project = backendState.db.projects.get(projectIds.rockGarden) ?? fail.internal()
  const past = atTime(backendState, 40, '2024-06-02T08:30')
  createProbe(past, project, {
    name: 'canary',
    description: 'Sings as long as there is air',
    sled: sledIds.first,
    ipPoolId: ipPoolIds.edge,
  })
}

/** The minimum that every scenario needs. */
const foundation = (backendState: BackendState): void => {
  seedSilos(backendState)
  seedSleds(backendState)
  seedHardware(backendState)
  seedAddressLots(backendState)
  seedBgp(backendState)
  seedSwitchPorts(backendState)
  seedSystem(backendState)
  seedOldRepositories(backendState)
  seedIpPools(backendState)
  seedIdentityProviders(backendState)
  seedCertificates(backendState)
}

/** One of everything, so that every screen has something to show; without the capacity history. */
const seedPresent = (backendState: BackendState): void => {
  foundation(backendState)
  seedUsers(backendState)
  seedProjects(backendState)
  seedPolicies(backendState)
  seedSshKeys(backendState)
  seedVpcs(backendState)
  seedImages(backendState)
  seedInstances(backendState)
  seedDisks(backendState)
  seedSnapshots(backendState)
  seedNetworkInterfaces(backendState)
  seedAddresses(backendState)
  seedProbes(backendState)
  seedAffinity(backendState)
  seedNewer(backendState)
}

const seedDefault = (backendState: BackendState): void => {
  seedPresent(backendState)
  seedHistory(backendState)
}

interface Scenario {
  /** The first release that can have it. A backend runs it unless told otherwise. */
  readonly from: Release
  seed(backendState: BackendState): void
}

/** The scenarios a backend can start with, by name. */
export const scenarios = {
  default: { from: OLDEST, seed: seedDefault },

  /** A fresh system with one operator. */
  empty: {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      foundation(backendState)
      seedOperator(backendState)
      seedNewer(backendState, { empty: true })
    },
  },

  /** The default plus thousands of objects. */
  large: {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      seedPresent(backendState)
      seedLargeData(backendState)
      seedHistory(backendState)
    },
  },

  /** The default, but the caller has no groups and no roles. */
  forbidden: {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      seedDefault(backendState)
      revokeEverything(backendState)
    },
  },

  /** The default, but everything has IPv4 and IPv6 addresses. */
  'dual-stack': {
    from: 18,
    seed: (backendState: BackendState): void => {
      seedPresent(backendState)
      seedAllDualStack(backendState)
      seedHistory(backendState)
    },
  },

  /** Eight sleds that run 60 instances of three silos, to empty one of them. */
  drain: {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      foundation(backendState)
      seedUsers(backendState)
      seedProjects(backendState)
      seedPolicies(backendState)
      seedNewer(backendState, { empty: true })
      seedDrain(backendState)
      seedHistory(backendState)
    },
  },

  /** The default with a pool that has no address left, and one that has a single one. */
  'full-pool': {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      seedPresent(backendState)
      seedFullPool(backendState)
      seedHistory(backendState)
    },
  },

  /** Instances that can be reached, and some that cannot, each called after the reason. */
  reach: {
    from: 18,
    seed: (backendState: BackendState): void => {
      foundation(backendState)
      seedUsers(backendState)
      seedProjects(backendState)
      seedPolicies(backendState)
      seedNewer(backendState, { empty: true })
      seedReach(backendState)
      seedHistory(backendState)
    },
  },

  /** The default with uplinks on both switches, of which some are down. */
  uplinks: {
    from: OLDEST,
    seed: (backendState: BackendState): void => {
      seedDefault(backendState)
      seedUplinks(backendState)
    },
  },

  /** The default in the middle of an update to the next release. */
  updating: {
    from: 17,
    seed: (backendState: BackendState): void => {
      seedDefault(backendState)
      seedNextUpdate(backendState)
    },
  },

  'update-suspended': {
    from: 17,
    seed: (backendState: BackendState): void => {
      seedDefault(backendState)
      seedNextUpdate(backendState, { suspended: true })
    },
  },

  'update-support': {
    from: 20,
    seed: (backendState: BackendState): void => {
      seedDefault(backendState)
      seedNextUpdate(backendState, { contactSupport: true })
    },
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

/** Why a rack of that release cannot have the scenario; undefined if it can. */
export const scenarioFault = (name: ScenarioName, release: Release): string | undefined => {
  const { from } = scenarios[name]
  return release < from ? `The scenario ${name} needs release ${from} or later.` : undefined
}
