import type * as Api from '@/api/generated/types'
import { toMillis } from '@/lib/time'
import { systemPaths } from '../paths'
import { statusFacts } from '../switch-ports/rules'
import { usedPorts, type NetworkFacts } from './facts'
import { addressOf, spanOf } from './space'

/** How long a neighbor may have been silent, in milliseconds. */
const SILENT = 5 * 60_000

/** What a port says of its links. */
export interface PortHealth {
  /** The worst of its links; undefined if it does not say. */
  state: 'up' | 'down' | 'disabled' | undefined
  /** Whether one of its links is up. */
  hasLink: boolean
}

const stateOfLink = (facts: ReadonlyMap<string, string>): PortHealth['state'] => {
  if (facts.get('Enabled') === 'No') return 'disabled'
  const state = facts.get('Link state')?.toLowerCase() ?? ''
  if (state === 'up') return 'up'
  return /down|fault|error/.test(state) ? 'down' : undefined
}

/** Reads the state of the links out of a status, as the page of the port does. */
export const healthOf = (status: unknown): PortHealth => {
  const states = statusFacts(status)
    .filter(({ link }) => link !== 'Transceiver')
    .map(({ facts }) => stateOfLink(new Map(facts)))
  const worst = (['down', undefined, 'up', 'disabled'] as const).find(each => states.includes(each))
  return { state: states.length > 0 ? worst : undefined, hasLink: states.includes('up') }
}

/** The ports with settings, each with what is known of it. */
export const portsWithFacts = ({ ports, setups, statuses, neighbors }: NetworkFacts) =>
  usedPorts(ports.value).map(port => ({
    port,
    setup: setups[port.portSettingsId ?? '']?.value,
    health: healthOf(statuses[port.id]?.value),
    hasStatus: statuses[port.id]?.value !== undefined,
    neighbors: neighbors[port.id]?.value,
    /** When the neighbors were read, in milliseconds since the epoch. */
    at: neighbors[port.id]?.at ?? 0,
  }))

/** Whether a neighbor has not been seen for long. `at` is when that was read. */
export const isSilent = ({ lastSeen }: Api.LldpNeighbor, at: number): boolean =>
  at - toMillis(lastSeen) > SILENT

export const neighborName = ({ systemName, chassisId }: Api.LldpNeighbor): string =>
  systemName || chassisId

/** Whether the settings of all ports are known. */
export const areSetupsKnown = (facts: NetworkFacts): boolean =>
  facts.ports.value !== undefined && portsWithFacts(facts).every(({ setup }) => setup)

/** The peers in the settings of ports, each with its port. */
export const configuredPeers = (facts: NetworkFacts) =>
  portsWithFacts(facts).flatMap(({ port, setup }) =>
    (setup?.peers ?? []).map(peer => ({ port, ...peer })),
  )

export type PlacedPeer = ReturnType<typeof configuredPeers>[number]

/**
 * The status of a peer; unnumbered ones are known by the interface, whose name has that of the port.
 */
export const statusOf = ({ peers }: NetworkFacts, { port, address }: PlacedPeer) =>
  peers.value?.find(
    ({ peerId, switch: slot }) =>
      slot === port.switchSlot &&
      (address === undefined
        ? peerId.includes(port.portName) && !spanOf(peerId)
        : addressOf(peerId) === addressOf(address)),
  )

/** The switches that have peers in their settings, but none in the status of BGP. */
export const silentSwitches = (facts: NetworkFacts): readonly Api.SwitchSlot[] => {
  if (!facts.peers.value) return []
  const told = new Set(facts.peers.value.map(peer => peer.switch))
  const slots = portsWithFacts(facts).flatMap(({ port, setup }) =>
    setup && setup.peers.length > 0 ? [port.switchSlot] : [],
  )
  return [...new Set(slots)].filter(slot => !told.has(slot)).toSorted()
}

/** The row of a configuration in its list. */
export const configIn = ({ name }: { name: string }): string =>
  `${systemPaths.bgpConfigs()}?${new URLSearchParams({ q: name })}`
