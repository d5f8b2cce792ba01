import { describe, expect, it, test } from 'vitest'
import { listPortRanges, parsePortRange, portRangeError } from '@/lib/port-range'

describe('parsePortRange', () => {
  it.each([
    ['1', [1, 1]],
    ['80-90', [80, 90]],
    ['80-80', [80, 80]],
    [' 443 ', [443, 443]],
    ['  10-20 ', [10, 20]],
    ['65535', [65535, 65535]],
    ['007-8', [7, 8]],
    ['80 - 90', [80, 90]],
    ['22–23', [22, 23]],
  ])('parses %j', (text, expected) => {
    expect(parsePortRange(text)).toEqual(expected)
    expect(portRangeError(text)).toBeUndefined()
  })

  it.each(['0', '0-80', '65536', '80-99999'])('tells of a port out of range in %j', text => {
    expect(portRangeError(text)).toBe('Ports are from 1 to 65535')
  })

  it.each(['', ' ', '-', 'abc', '1-', '-1', '90-80', '1-2-3', '100000', '1-100000', '1.5'])(
    'rejects %j',
    text => {
      expect(parsePortRange(text)).toBeUndefined()
      expect(portRangeError(text)).toBe('Not a valid port range')
    },
  )
})

test('ranges are separated by commas, and written as the API does', () => {
  expect(listPortRanges(' 80, 443;22 – 23,')).toEqual(['80', '443', '22-23'])
})
