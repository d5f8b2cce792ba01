import type { World } from '../server/world'
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

/** What every world needs to be of use. */
const foundation = (world: World): void => {
  seedSilos(world)
  seedSleds(world)
  seedHardware(world)
  seedAddressLots(world)
  seedBgp(world)
  seedSwitchPorts(world)
  seedSystem(world)
  seedIpPools(world)
  seedIdentityProviders(world)
  seedCertificates(world)
}

/** One of everything, so that every screen has something to show; all but how it came about. */
const seedPresent = (world: World): void => {
  foundation(world)
  seedUsers(world)
  seedProjects(world)
  seedPolicies(world)
  seedSshKeys(world)
  seedVpcs(world)
  seedImages(world)
  seedInstances(world)
  seedDisks(world)
  seedSnapshots(world)
  seedNetworkInterfaces(world)
  seedAddresses(world)
  seedProbes(world)
  seedAffinity(world)
}

const seedDefault = (world: World): void => {
  seedPresent(world)
  seedHistory(world)
}

/** The worlds a backend can start as, by the names that people choose them by. */
export const scenarios = {
  default: seedDefault,

  /** One operator and nobody and nothing else, as on the first day. */
  empty: (world: World): void => {
    foundation(world)
    seedOperator(world)
  },

  /** Everything, and thousands more of it. */
  large: (world: World): void => {
    seedPresent(world)
    seedCrowd(world)
    seedHistory(world)
  },

  /** Everything is there, but the caller has no groups and no roles. */
  forbidden: (world: World): void => {
    seedDefault(world)
    revokeEverything(world)
  },
}

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
