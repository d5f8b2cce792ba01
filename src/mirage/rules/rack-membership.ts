import type { BaseboardId } from '@/api/generated/types'
import type {
  SledRecord,
  UninitializedSledRecord,
  RackMembershipRecord,
  RackRecord,
} from '../models/system-records'
import { newTimes } from './identity'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'

/** The hardware of a new sled; all are alike. */
const HARDWARE_THREADS = 128
const PHYSICAL_RAM = 2 ** 40

export interface Identification {
  readonly part: string
  readonly serial: string
}

export const identifiedBy =
  ({ part, serial }: Identification) =>
  ({ baseboard }: { readonly baseboard: Identification }) =>
    baseboard.part === part && baseboard.serial === serial

/** Makes an uninitialized sled part of the fleet. */
export const addSled = (
  backendState: BackendState,
  { id, baseboard, cubby, rackId }: UninitializedSledRecord,
): SledRecord => {
  const { db, ids } = backendState
  db.uninitializedSleds.remove(id)
  return db.sleds.insert({
    id: ids.next(),
    baseboard,
    rackId,
    slot: cubby,
    policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
    state: 'active',
    ...newTimes(backendState),
    usableHardwareThreads: HARDWARE_THREADS,
    usablePhysicalRam: PHYSICAL_RAM,
  })
}

/** How long it takes until all sleds agree, and then until the new ones are in use. */
const COMMIT_TIME = 8_000
const START_TIME = 6_000

const key = (rackId: string) => `rack-membership/${rackId}`

const idOf = (rackId: string, version: number): string =>
  `${rackId}/${String(version).padStart(6, '0')}`

const identificationOf = ({ partNumber, serialNumber }: BaseboardId) => ({
  part: partNumber,
  serial: serialNumber,
})

/** A change of a rack's members, the latest one by default. */
export const membershipOf = (
  db: Db,
  { id: rackId }: RackRecord,
  version?: number | null,
): RackMembershipRecord => {
  const found = version
    ? db.rackMemberships.get(idOf(rackId, version))
    : db.rackMemberships.in(rackId).at(-1)
  const which = version ? ` with version ${version}` : ''
  return found ?? fail.absent(`rack membership${which} of rack "${rackId}"`)
}

const startSleds = (backendState: BackendState, sleds: readonly BaseboardId[]): void => {
  const { db } = backendState
  for (const sled of sleds) {
    const isSled = identifiedBy(identificationOf(sled))
    const found = Array.from(db.uninitializedSleds.all()).find(isSled)
    if (found) addSled(backendState, found)
  }
}

const commit = (backendState: BackendState, { id, rackId }: RackMembershipRecord): void => {
  const { db } = backendState
  const { unacknowledgedMembers } = db.rackMemberships.get(id) ?? fail.internal()
  db.rackMemberships.update(id, {
    state: 'committed',
    unacknowledgedMembers: [],
    timeCommitted: backendState.now(),
  })
  backendState.later(START_TIME, key(rackId), () => startSleds(backendState, unacknowledgedMembers))
}

const write = ({ partNumber, serialNumber }: BaseboardId) => `${partNumber}:${serialNumber}`

/** Begins to add uninitialized sleds to a rack. */
export const addMembers = (
  backendState: BackendState,
  rack: RackRecord,
  given: readonly BaseboardId[],
): RackMembershipRecord => {
  const { db } = backendState
  const latest = membershipOf(db, rack)
  const added = [...new Map(given.map(sled => [write(sled), sled])).values()]
  if (latest.state === 'in_progress') {
    fail.conflict('a change of the rack membership is in progress already')
  }
  if (added.length === 0) fail.invalidRequest('no sleds to add')
  const members = new Set(latest.members.map(write))
  for (const sled of added) {
    if (members.has(write(sled))) fail.invalidRequest(`sled ${write(sled)} is already a member`)
    const isKnown = Array.from(db.uninitializedSleds.all()).some(
      identifiedBy(identificationOf(sled)),
    )
    if (!isKnown) fail.invalidRequest(`sled ${write(sled)} is not an uninitialized sled`)
  }
  const version = latest.version + 1
  const change = db.rackMemberships.insert({
    id: idOf(rack.id, version),
    rackId: rack.id,
    version,
    state: 'in_progress',
    members: [...latest.members, ...added],
    unacknowledgedMembers: added,
    timeCreated: backendState.now(),
    timeCommitted: null,
    timeAborted: null,
  })
  backendState.later(COMMIT_TIME, key(rack.id), () => commit(backendState, change))
  return change
}

/** Ends a change before it is committed. The members are as before. */
export const abortChange = (backendState: BackendState, rack: RackRecord): RackMembershipRecord => {
  const { db } = backendState
  const latest = membershipOf(db, rack)
  if (latest.state !== 'in_progress') {
    fail.invalidRequest(`the latest change is ${latest.state} and cannot be aborted`)
  }
  backendState.cancel(key(rack.id))
  const added = new Set(latest.unacknowledgedMembers.map(write))
  return db.rackMemberships.update(latest.id, {
    state: 'aborted',
    members: latest.members.filter(sled => !added.has(write(sled))),
    unacknowledgedMembers: [],
    timeAborted: backendState.now(),
  })
}
