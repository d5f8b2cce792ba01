import type { BackendState } from '../server/backend-state'
import { seedAddressLots } from './address-lots'
import { seedAddresses } from './addresses'
import { seedAffinity } from './affinity'
import { seedBgp } from './bgp'
import { seedCertificates } from './certificates'
import { seedDisks } from './disks'
import { seedHardware } from './hardware'
import { seedHistory } from './history'
import { seedIdentityProviders } from './identity-providers'
import { seedImages } from './images'
import { seedInstances } from './instances'
import { seedIpPools } from './ip-pools'
import { seedCrowd } from './large'
import { seedNetworkInterfaces } from './network-interfaces'
import { seedProbes } from './probes'
import { seedProjects } from './projects'
import { seedSilos } from './silos'
import { seedSleds } from './sleds'
import { seedSnapshots } from './snapshots'
import { seedSshKeys } from './ssh-keys'
import { seedSwitchPorts } from './switch-ports'
import { seedSystem } from './system'
import { revokeEverything, seedOperator, seedPolicies, seedUsers } from './users'
import { seedVpcs } from './vpcs'

/** What every scenario needs to be of use. */
const foundation = (backendState: BackendState): void => {
  seedSilos(backendState)
  seedSleds(backendState)
  seedHardware(backendState)
  seedAddressLots(backendState)
  seedBgp(backendState)
  seedSwitchPorts(backendState)
  seedSystem(backendState)
  seedIpPools(backendState)
  seedIdentityProviders(backendState)
  seedCertificates(backendState)
}

/** One of everything, so that every screen has something to show; all but how it came about. */
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
}

const seedDefault = (backendState: BackendState): void => {
  seedPresent(backendState)
  seedHistory(backendState)
}

/** The worlds a backend can start as, by the names that people choose them by. */
export const scenarios = {
  default: seedDefault,

  /** One operator and nobody and nothing else, as on the first day. */
  empty: (backendState: BackendState): void => {
    foundation(backendState)
    seedOperator(backendState)
  },

  /** Everything, and thousands more of it. */
  large: (backendState: BackendState): void => {
    seedPresent(backendState)
    seedCrowd(backendState)
    seedHistory(backendState)
  },

  /** Everything is there, but the caller has no groups and no roles. */
  forbidden: (backendState: BackendState): void => {
    seedDefault(backendState)
    revokeEverything(backendState)
  },
}

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
