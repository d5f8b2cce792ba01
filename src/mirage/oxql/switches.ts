import type { SwitchSlot } from '@/api/generated/types'
import type { SwitchPortRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { always, fieldsOfSled, i16, ip, text, u16, u32, u8, uuid } from './fields'
import { operations, rarely, trafficMetrics } from './signals'
import type { Fields, Series, Signal } from './tables'

/** The sampling interval, in milliseconds. */
const STEP = 10_000

const numberOf = (slot: SwitchSlot) => (slot === 'switch0' ? 0 : 1)

/** The fields of all that a switch measures; null if there is none in the slot. */
const fieldsOfSwitch = (
  { db }: BackendState,
  slot: SwitchSlot,
): { fields: Fields; since: string } | null => {
  const number = numberOf(slot)
  const owner = db.switches.in('')[number]
  const sled = db.sleds.in('')[number]
  if (!owner || !sled) return null
  const { part, revision, serial } = owner.baseboard
  return {
    since: owner.timeCreated,
    fields: {
      ...fieldsOfSled(sled),
      switch_fab: text('FB'),
      switch_id: uuid(owner.id),
      switch_lot: text('LT1'),
      switch_model: text(part),
      switch_revision: u32(revision),
      switch_serial: text(serial),
      switch_slot: u16(number),
      switch_wafer: u8(3),
      switch_wafer_loc_x: i16(4 + number),
      switch_wafer_loc_y: i16(7),
    },
  }
}

/** What is measured of a link: nothing of what happens to it, but its traffic and state. */
const linkSignal = (metric: string, { id, portSettingsId }: SwitchPortRecord): Signal => {
  const hasLink = portSettingsId !== null
  switch (metric) {
    case 'link_enabled':
    case 'link_up':
    case 'fec_sync_aligned':
      return () => hasLink
    case 'fec_high_symbol_errors':
      return () => false
    default: {
      const quantity = trafficMetrics[metric]
      return hasLink && quantity ? quantity(id, STEP) : () => 0
    }
  }
}

/** Fields that some metrics of a link have beside those of all of them. */
const OWN_FIELDS: Record<string, Fields> = {
  fec_symbol_errors: { lane: u8(0) },
  link_fsm: { state: text('Up') },
}

export const switchLinkSeries = (backendState: BackendState, metric: string): Series[] =>
  Array.from(backendState.db.switchPorts.all()).flatMap(port => {
    const found = fieldsOfSwitch(backendState, port.switchSlot)
    if (!found) return []
    const fields = {
      ...found.fields,
      link_id: u8(0),
      port_id: text(port.portName),
      ...OWN_FIELDS[metric],
    }
    return [always(fields, found.since, STEP, () => linkSignal(metric, port))]
  })

/** How often a session leaves or enters its states: hardly ever while it is up. */
const sessionSignal = (metric: string, peer: string, isUp: boolean): Signal => {
  const name = `${metric} ${peer}`
  const isSent = /_sent$|_received$/.test(metric) && !metric.startsWith('open')
  if (isSent) return isUp ? operations(name, 4) : () => 0
  const isTrouble = /idle|active$|connect$|down|retries|expirations|timeout/.test(metric)
  return isTrouble && !isUp ? rarely(name, 0.2) : () => 0
}

const sessionSeries = (
  backendState: BackendState,
  slot: SwitchSlot,
  own: Fields,
  signal: () => Signal,
): Series[] => {
  const found = fieldsOfSwitch(backendState, slot)
  const hostname = text(`oxz_switch${numberOf(slot)}`)
  return found ? [always({ ...found.fields, hostname, ...own }, found.since, STEP, signal)] : []
}

export const bgpSeries = (backendState: BackendState, metric: string): Series[] =>
  Array.from(backendState.db.bgpPeers.all()).flatMap(({ addr, localAsn, state, ...peer }) =>
    sessionSeries(backendState, peer.switch, { local_asn: u32(localAsn), peer: ip(addr) }, () =>
      sessionSignal(metric, `${peer.switch} ${addr}`, state === 'established'),
    ),
  )

export const bfdSeries = (backendState: BackendState, metric: string): Series[] =>
  Array.from(backendState.db.bfdSessions.all()).flatMap(({ peer, switchSlot, state }) =>
    sessionSeries(backendState, switchSlot, { peer: ip(peer) }, () =>
      sessionSignal(metric, `${switchSlot} ${peer}`, state === 'up'),
    ),
  )
