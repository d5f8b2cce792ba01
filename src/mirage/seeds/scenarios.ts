import type { BackendState } from '../server/backend-state'
import { seedAddressLots } from './address-lots'
import { seedAddresses } from './addresses'
import { seedAffinity } from './affinity'
import { seedBgp } from './bgp'
import { seedNewer } from './by-release'
import { seedCertificates } from './certificates'
import { seedDisks } from './disks'
import { seedHardware } from './hardware'
import { seedHistory } from './history'
import { seedIdentityProviders } from './identity-providers'
import { seedImages } from './images'
import { seedInstances } from './instances'
import { seedIpPools } from './ip-pools'
import { seedLargeData } from './large'
import { seedNetworkInterfaces } from './network-interfaces'
import { seedProbes } from './probes'
import { seedProjects } from './projects'
import { seedSilos } from './silos'
import { seedSleds } from './sleds'
import { seedSnapshots } from './snapshots'
import { seedSshKeys } from './ssh-keys'
import { seedSwitchPorts } from './switch-ports'
import { seedSystem } from './system'
import { seedOldRepositories } from './updates'
import { revokeEverything, seedOperator, seedPolicies, seedUsers } from './users'
import { seedVpcs } from './vpcs'

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

/** The scenarios a backend can start with, by name. */
export const scenarios = {
  default: seedDefault,

  /** A fresh system with one operator. */
  empty: (backendState: BackendState): void => {
    foundation(backendState)
    seedOperator(backendState)
    seedNewer(backendState, { empty: true })
  },

  /** The default plus thousands of objects. */
  large: (backendState: BackendState): void => {
    seedPresent(backendState)
    seedLargeData(backendState)
    seedHistory(backendState)
  },

  /** The default, but the caller has no groups and no roles. */
  forbidden: (backendState: BackendState): void => {
    seedDefault(backendState)
    revokeEverything(backendState)
  },
}

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
