import type { SledRecord, UninitializedSledRecord } from '../models/system-records'
import { newTimes } from './identity'
import type { BackendState } from '../server/backend-state'

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
