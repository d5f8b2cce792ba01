import { describe, expect, test } from 'vitest'
import {
  addBlock,
  blockWith,
  countAddresses,
  NO_BLOCK,
  typedBlockErrors,
} from '@/store/system/address-lots/rules'

const block = (firstAddress: string, lastAddress = firstAddress) => ({ firstAddress, lastAddress })

const blocks = [block('10.0.0.1', '10.0.0.9'), block('fd00::1', 'fd00::ff')]

const typed = (first: string, last: string, isBlockRefused = false) => ({
  blocks,
  first,
  last,
  isBlockRefused,
})

describe('the block being typed', () => {
  test.each([
    // Not complete yet.
    ['10.0.', '', {}],
    ['fd00:', '', {}],
    ['10.1.0.1', '10.1.', {}],
    ['10.1.0.1', '10.1.0.2', {}],
    ['10.x', '', { first: 'Not a valid IP address' }],
    ['10.0.', '1', { first: 'Not a valid IP address' }],
    ['10.1.0.1', 'fd00::1', { last: 'Both addresses must have the same IP version' }],
    ['10.1.0.9', '10.1.0.1', { last: 'The last address must not come before the first' }],
    ['10.0.0.9', '10.0.0.20', { last: 'Overlaps with 10.0.0.1–10.0.0.9' }],
    ['10.0.0.0', '10.0.0.20', { last: 'Overlaps with 10.0.0.1–10.0.0.9' }],
    ['fd00::aa', '', { first: 'Overlaps with fd00::1–fd00::ff' }],
  ])('from %s to %s is checked', (first, last, errors) => {
    expect(typedBlockErrors(typed(first, last))).toEqual({
      first: undefined,
      last: undefined,
      ...errors,
    })
  })

  test.each([
    ['10.0.', '', 'first'],
    ['10.1.0.1', '10.1.', 'last'],
    ['', '10.1.0.1', 'first'],
  ] as const)('from %s to %s cannot be added', (first, last, field) => {
    expect(addBlock(typed(first, last))).toEqual({ isBlockRefused: true })
    expect(typedBlockErrors(typed(first, last, true))[field]).toBeDefined()
  })

  test('is added, also if it is a single address', () => {
    expect(addBlock(typed(' 10.1.0.1 ', '10.1.0.2'))).toEqual({
      blocks: [...blocks, block('10.1.0.1', '10.1.0.2')],
      ...NO_BLOCK,
    })
    expect(addBlock(typed('10.1.0.1', ''))).toMatchObject({
      blocks: [...blocks, block('10.1.0.1')],
    })
    expect(addBlock(typed(' ', ''))).toEqual({})
  })
})

test('the blocks know their size and their addresses', () => {
  expect(countAddresses(blocks)).toBe(264n)
  expect(countAddresses([block('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')])).toBe(2n ** 128n)
  expect(blockWith('fd00::ff', blocks)).toBe(blocks[1])
  expect(blockWith('10.0.0.10', blocks)).toBeUndefined()
  expect(blockWith('10.0.0', blocks)).toBeUndefined()
})
