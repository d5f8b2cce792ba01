import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { RACK_ID } from './sleds'

/** Blocks of the seeded lots, by purpose. */
export const blockIds = {
  uplinks: fixedId('addressLotBlock', 1),
  loopbacks: fixedId('addressLotBlock', 2),
  services: fixedId('addressLotBlock', 11),
}

export const infraLot = { id: fixedId('addressLot', 1), name: 'infra-lot' }
const pool = fixedId('addressLot', 2)

const blocks: [id: string, lot: string, first: string, last: string][] = [
  [blockIds.uplinks, infraLot.id, '172.20.15.32', '172.20.15.63'],
  [blockIds.loopbacks, infraLot.id, 'fd00:99::1', 'fd00:99::ff'],
  [blockIds.services, pool, '172.20.26.0', '172.20.26.255'],
]

export const seedAddressLots = ({ db }: BackendState): void => {
  db.addressLots.insert({
    ...named(infraLot.id, infraLot.name, 'For the switches of the rack', '2021-06-02'),
    kind: 'infra',
  })
  db.addressLots.insert({
    ...named(pool, 'services-lot', 'What the rack is known by', '2021-06-02T09:10'),
    kind: 'pool',
  })
  for (const [id, addressLotId, firstAddress, lastAddress] of blocks) {
    db.addressLotBlocks.insert({ id, addressLotId, firstAddress, lastAddress })
  }
  db.loopbackAddresses.insert({
    id: fixedId('loopbackAddress', 1),
    address: 'fd00:99::1/64',
    addressLotBlockId: blockIds.loopbacks,
    rackId: RACK_ID,
    switchSlot: 'switch0',
    anycast: false,
  })
}
