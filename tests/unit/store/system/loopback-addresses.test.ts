import { expect, test } from 'vitest'
import { checkLoopback, type LoopbackValues } from '@/store/system/loopback-addresses/rules'

const values: LoopbackValues = {
  addressLot: 'infra',
  rackId: 'rack',
  switchSlot: 'switch0',
  address: '10.0.0.5',
  mask: 32,
  anycast: false,
}

const known = {
  blocks: [
    { id: '1', firstAddress: '10.0.0.1', lastAddress: '10.0.0.9' },
    { id: '2', firstAddress: 'fd00::1', lastAddress: 'fd00::f' },
  ],
  loopbacks: [
    {
      id: '3',
      address: '10.0.0.1/32',
      addressLotBlockId: '1',
      rackId: 'rack',
      switchSlot: 'switch0' as const,
    },
  ],
}

test.each<[Partial<LoopbackValues>, object]>([
  [{}, {}],
  [{ address: 'fd00::5', mask: 128 }, {}],
  [{ address: '' }, { address: 'Address is required' }],
  [{ address: '10.0.0' }, { address: 'Not a valid IP address' }],
  [{ address: '10.0.0.10' }, { address: 'Not in a block of infra' }],
  [{ address: '10.0.0.1' }, { address: 'switch0 already has this address' }],
  [{ address: '10.0.0.1', anycast: true }, { address: 'switch0 already has this address' }],
  [
    { address: '10.0.0.1', switchSlot: 'switch1' },
    { address: 'switch0 has this address: only anycast addresses can be on several switches' },
  ],
  [{ address: '10.0.0.1', switchSlot: 'switch1', anycast: true }, {}],
  [{ mask: 33 }, { mask: 'At most 32' }],
  [{ address: 'fd00::5', mask: 129 }, { mask: 'At most 128' }],
  [{ mask: null }, { mask: 'Mask is required' }],
  [{ mask: 0 }, {}],
  [
    { addressLot: '', rackId: '' },
    { addressLot: 'Address lot is required', rackId: 'Rack is required' },
  ],
])('a loopback address with %o is checked', (changes, errors) => {
  expect(checkLoopback({ ...values, ...changes }, known)).toEqual(errors)
})

test('an address is not compared with blocks that could not be read', () => {
  expect(
    checkLoopback({ ...values, address: '10.9.9.9' }, { ...known, blocks: undefined }),
  ).toEqual({})
})
