import { TIB } from '@/lib/size'
import type { SledRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { fixedId, utc } from './fixed'

export const RACK_ID = fixedId('rack', 1)

export const sledIds = {
  first: fixedId('sled', 1),
  closed: fixedId('sled', 2),
  expunged: fixedId('sled', 3),
  decommissioned: fixedId('sled', 4),
  last: fixedId('sled', 5),
}

type Fate = Pick<SledRecord, 'policy' | 'state'>

const inService: Fate = {
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
}

const sleds: [id: string, serial: string, slot: number, created: string, fate: Fate][] = [
  [sledIds.first, 'BRM02222869', 14, '2021-06-01T10:00', inService],
  [
    sledIds.closed,
    'BRM02222870',
    15,
    '2021-06-01T10:02',
    { ...inService, policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } },
  ],
  [
    sledIds.expunged,
    'BRM02222871',
    16,
    '2021-06-01T10:04',
    { policy: { kind: 'expunged' }, state: 'active' },
  ],
  [
    sledIds.decommissioned,
    'BRM02222872',
    17,
    '2021-06-01T10:06',
    { policy: { kind: 'expunged' }, state: 'decommissioned' },
  ],
  [sledIds.last, 'BRM02222873', 18, '2023-11-20T16:00', inService],
]

export const seedSleds = ({ db }: BackendState): void => {
  db.racks.insert({ id: RACK_ID, timeCreated: utc('2021-06-01'), timeModified: utc('2021-06-01') })
  for (const [id, serial, slot, created, fate] of sleds) {
    db.sleds.insert({
      id,
      ...fate,
      baseboard: { part: '913-0000019', serial, revision: 6 },
      rackId: RACK_ID,
      slot,
      timeCreated: utc(created),
      timeModified: utc(created),
      usableHardwareThreads: 128,
      usablePhysicalRam: TIB,
    })
  }
}
