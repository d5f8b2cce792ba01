import { describe, expect, test } from 'vitest'
import { addAnnouncement, blockFor, NO_ANNOUNCEMENT } from '@/store/system/bgp/announcements'
import { chosenAsn } from '@/store/system/bgp/queries'
import {
  announcedBlockError,
  announcementChanges,
  announcementError,
  asnError,
  isInBlock,
  routerId,
} from '@/store/system/bgp/rules'

test.each([
  ['1', undefined],
  ['4294967295', undefined],
  ['0', 'Must be from 1 to 4294967295'],
  ['4294967296', 'Must be from 1 to 4294967295'],
  ['-5', 'Enter a whole number'],
  ['1.10', 'Enter a whole number'],
])('the error of the ASN %s', (text, error) => {
  expect(asnError(text)).toBe(error)
})

test('a router ID is written like an address', () => {
  expect(routerId(0xac140f33)).toBe('172.20.15.51')
})

test('the first configuration is chosen unless the address names another', () => {
  const configs = [{ asn: 65_100 }, { asn: 65_200 }]
  expect(chosenAsn(configs, '65200')).toBe(65_200)
  expect(chosenAsn(configs, '7')).toBe(65_100)
  expect(chosenAsn(configs, undefined)).toBe(65_100)
  expect(chosenAsn([], '65200')).toBeUndefined()
})

const block = { id: 'b', lot: 'lot', firstAddress: '10.0.0.0', lastAddress: '10.0.0.255' }
const odd = { id: 'o', lot: 'odd', firstAddress: '10.0.1.3', lastAddress: '10.0.1.9' }
const six = { id: 's', lot: 'six', firstAddress: 'fd00::', lastAddress: 'fd00::ffff' }
const blocks = [block, odd, six]

describe('a network', () => {
  test.each([
    ['10.0.0.0/24', block, true],
    ['10.0.0.0/23', block, false],
    ['10.0.1.4/30', odd, true],
    ['10.0.1.0/30', odd, false],
    ['fd00::/112', six, true],
    ['fd00::/112', block, false],
    ['nonsense', block, false],
  ] as const)('%s in the block %o: %s', (network, of, isIn) => {
    expect(isInBlock(network, of)).toBe(isIn)
  })

  test.each([
    ['10.0.0.0/24', undefined],
    ['10.0.0.1/24', 'Must be a network, such as 10.0.0.0/24'],
    ['10.0.9.0/24', 'Already in the list'],
  ])('%s can be announced unless it has an error: %s', (network, error) => {
    expect(announcementError(network, [{ network: '10.0.9.0/24', block: 'b' }])).toBe(error)
  })

  test('must lie in its block, if that is known', () => {
    expect(announcedBlockError({ network: '10.0.2.0/24', block: 'b' }, blocks)).toBe(
      '10.0.2.0/24 is not in this block',
    )
    expect(announcedBlockError({ network: '10.0.2.0/24', block: 'x' }, blocks)).toBeUndefined()
    expect(announcedBlockError({ network: '10.0.0.0/24', block: '' }, blocks)).toBe(
      'Address lot block is required',
    )
  })

  test('has the only block that it lies in, unless one has been chosen', () => {
    const typed = { announcements: [], ...NO_ANNOUNCEMENT, network: '10.0.0.0/25' }
    expect(blockFor(typed, blocks)).toBe('b')
    expect(blockFor({ ...typed, block: 'o' }, blocks)).toBe('o')
    expect(blockFor(typed, [...blocks, { ...block, id: 'twin' }])).toBe('')
  })
})

test('an announcement is added if it is valid, and marked if not', () => {
  const values = { announcements: [], ...NO_ANNOUNCEMENT }
  expect(addAnnouncement(values, blocks)).toEqual({})
  expect(addAnnouncement({ ...values, network: '10.0.0.0/25' }, blocks)).toEqual({
    isRefused: true,
  })
  expect(addAnnouncement({ ...values, network: ' 10.0.0.0/25', block: 'b' }, blocks)).toEqual({
    announcements: [{ network: '10.0.0.0/25', block: 'b' }],
    ...NO_ANNOUNCEMENT,
  })
})

test('changes are told by network and block', () => {
  const one = { network: '10.0.0.0/25', block: 'b' }
  const two = { network: '10.0.0.128/25', block: 'b' }
  expect(announcementChanges([one], [two])).toEqual({ added: [two], removed: [one] })
})
