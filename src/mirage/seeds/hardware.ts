import type { PhysicalDiskRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { fixedId, utc } from './fixed'
import { RACK_ID, sledIds } from './sleds'

type Fate = Pick<PhysicalDiskRecord, 'policy' | 'state'>

const inService: Fate = { policy: { kind: 'in_service' }, state: 'active' }
const expunged: Fate = { policy: { kind: 'expunged' }, state: 'active' }
const decommissioned: Fate = { policy: { kind: 'expunged' }, state: 'decommissioned' }

const MODELS = {
  u2: { vendor: '1b96', model: 'WUS5EA138ESP7E3' },
  m2: { vendor: '1344', model: 'MTFDKBA960TFR-1BC15ABYY' },
} as const

/** Sled, form factor, serial number, policy and state. */
type Entry = [sledId: string | null, formFactor: keyof typeof MODELS, serial: string, fate: Fate]

const { first, closed, expunged: expungedSled, last } = sledIds

const disks: Entry[] = [
  [first, 'u2', 'A084A0E1', inService],
  [first, 'u2', 'A084A0E2', inService],
  [first, 'u2', 'A084A0E3', inService],
  [first, 'm2', '22503C4D', inService],
  [first, 'm2', '22503C4E', expunged],
  [first, 'm2', '22503C4F', decommissioned],
  [closed, 'u2', 'A084A0F1', inService],
  [closed, 'u2', 'A084A0F2', inService],
  [closed, 'm2', '22503C5A', inService],
  [expungedSled, 'u2', 'A084A101', expunged],
  [last, 'u2', 'A084A111', inService],
  [last, 'u2', 'A084A112', inService],
  [last, 'm2', '22503C6A', inService],
  // Not in any sled.
  [null, 'u2', 'A084A0FF', decommissioned],
]

const SWITCH_PART = '913-0000006'

/** The hardware of the rack apart from the sleds in use. */
export const seedHardware = ({ db }: BackendState): void => {
  for (const [index, [sledId, formFactor, serial, fate]] of disks.entries()) {
    const time = utc(sledId === last ? '2023-11-20T16:05' : '2021-06-01T10:10')
    db.physicalDisks.insert({
      id: fixedId('physicalDisk', index + 1),
      sledId,
      formFactor,
      serial,
      ...MODELS[formFactor],
      ...fate,
      timeCreated: time,
      timeModified: time,
    })
  }
  for (const [index, serial] of ['BRM42220031', 'BRM42220032'].entries()) {
    db.switches.insert({
      id: fixedId('switch', index),
      baseboard: { part: SWITCH_PART, serial, revision: 2 },
      rackId: RACK_ID,
      timeCreated: utc('2021-06-01T10:30'),
      timeModified: utc('2021-06-01T10:30'),
    })
  }
  db.uninitializedSleds.insert({
    id: fixedId('uninitializedSled', 1),
    baseboard: { part: '913-0000019', serial: 'BRM02222880', revision: 7 },
    cubby: 19,
    rackId: RACK_ID,
  })
}
