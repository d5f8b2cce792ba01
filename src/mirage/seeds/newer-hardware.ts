import type { BaseboardId } from '@/api/generated/types'
import type { BackendState } from '../server/backend-state'
import { fixedId, utc } from './fixed'
import { RACK_ID, sledIds } from './sleds'

const { last } = sledIds

const baseboardOf = ({ db }: BackendState, sledId: string): BaseboardId[] => {
  const sled = db.sleds.get(sledId)
  if (!sled) return []
  return [{ partNumber: sled.baseboard.part, serialNumber: sled.baseboard.serial }]
}

/** The rack as it was built, and the sled that was added. Another one is waiting to be added. */
export const seedRackMembership = (backendState: BackendState): void => {
  const { db } = backendState
  if (db.rackMemberships.count > 0) return
  const others = [sledIds.first, sledIds.closed, sledIds.expunged, sledIds.decommissioned]
  const first = others.flatMap(id => baseboardOf(backendState, id))
  const changes = [
    { members: first, time: '2021-06-01T10:10' },
    { members: [...first, ...baseboardOf(backendState, last)], time: '2023-11-20T15:50' },
  ]
  for (const [index, { members, time }] of changes.entries()) {
    db.rackMemberships.insert({
      id: `${RACK_ID}/${String(index + 1).padStart(6, '0')}`,
      rackId: RACK_ID,
      version: index + 1,
      state: 'committed',
      members,
      unacknowledgedMembers: [],
      timeCreated: utc(time),
      timeCommitted: utc(time.replace(/0$/, '1')),
      timeAborted: null,
    })
  }
  db.uninitializedSleds.insert({
    id: fixedId('uninitializedSled', 2),
    baseboard: { part: '913-0000019', serial: 'BRM02222881', revision: 7 },
    cubby: 20,
    rackId: RACK_ID,
  })
}

const disks: [sledId: string, slot: number, serial: string][] = [
  [sledIds.first, 7, 'A084A1E1'],
  [sledIds.first, 8, 'A084A1E2'],
  [last, 3, 'A084A1E3'],
]

const identity = (serial: string) => ({ vendor: '1b96', model: 'WUS5EA138ESP7E3', serial })

/** Disks that may be adopted, and requests for one of them and for a disk in no sled. */
export const seedUnadoptedDisks = ({ db }: BackendState): void => {
  if (db.unadoptedDisks.count > 0) return
  for (const [index, [sledId, slot, serial]] of disks.entries()) {
    const id = fixedId('unadoptedDisk', index + 1)
    db.unadoptedDisks.insert({ id, sledId, slot, variant: 'u2', diskId: identity(serial) })
  }
  for (const [index, serial] of ['A084A1E3', 'A084A1FF'].entries()) {
    db.adoptionRequests.insert({
      id: fixedId('adoptionRequest', index + 1),
      diskId: identity(serial),
      timeCreated: utc(`2026-06-1${index}`),
    })
  }
}
