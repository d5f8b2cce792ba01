import { expect, test } from 'vitest'
import { icmpCodeError, icmpTypeError, icmpTypeName, normalizeIcmpCode } from '@/lib/icmp'

test.each(['', '0', '8', '255'])('"%s" is a type', text => {
  expect(icmpTypeError(text)).toBeUndefined()
})

test.each(['256', '-1', '1.5', 'echo', '1e1'])('"%s" is no type', text => {
  expect(icmpTypeError(text)).toBe('Enter a number from 0 to 255')
})

test.each(['', '0', '255', '0-3', '4-4'])('"%s" is a code or a range', text => {
  expect(icmpCodeError(text)).toBeUndefined()
})

test.each([
  ['a', 'Enter a code or a range such as 0-3'],
  ['1-', 'Enter a code or a range such as 0-3'],
  ['256', 'A code is at most 255'],
  ['0-256', 'A code is at most 255'],
  ['9-2', 'The first code of a range cannot be above the last one'],
])('"%s" is no code: %s', (text, message) => {
  expect(icmpCodeError(text)).toBe(message)
})

test('other dashes and spaces are accepted in a range', () => {
  expect(normalizeIcmpCode(' 0 – 3 ')).toBe('0-3')
  expect(normalizeIcmpCode('0−3')).toBe('0-3')
})

test('a type has its name if it is a common one', () => {
  expect(icmpTypeName('icmp', 8)).toBe('8 Echo Request')
  expect(icmpTypeName('icmp6', 128)).toBe('128 Echo Request')
  expect(icmpTypeName('icmp', 200)).toBe('200')
})
