import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import { describe, expect, it } from 'vitest'
import { compareIps, formatIp, ipError, parseIp } from '@/lib/ip'

const valid = [
  '0.0.0.0',
  '1.2.3.4',
  '123.4.56.7',
  '255.255.255.255',
  '::',
  '::1',
  '::1234:5678',
  '2001:db8::',
  '2001:DB8::A',
  'fe08::7:8',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7::',
  '::2:3:4:5:6:7:8',
  '::ffff:1.2.3.4',
  'fe80::1%eth0',
  'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
]

const invalid = [
  '',
  '1',
  'abc',
  'a.b.c.d',
  '01.102.103.104',
  '127.0.0',
  '127.0.0.1.',
  '.127.0.0.1',
  ' 127.0.0.1',
  '127.0.0.1 ',
  '256.0.0.0',
  '1.2.3.-4',
  '192.168.0.0.0',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6::7:8',
  '1::2::3',
  ':1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:',
  ':::',
  ':',
  '12345::',
  '::g',
  ' ::1',
  '::1 ',
  'fe08::7:8%',
  'fe08::7:8%eth0',
  'fe80::1%',
  '::ffff:1.2.3',
  '1.2.3.4::',
  '::1/64',
]

describe('parseIp', () => {
  it.each(valid)('accepts %j', text => expect(ipError(text)).toBeUndefined())
  it.each(invalid)('refuses %j', text => expect(ipError(text)).toBe('Not a valid IP address'))

  it('gives the address as a number', () => {
    expect(parseIp('0.0.1.2')).toEqual({ version: 'v4', value: 258n })
    expect(parseIp('::1:2')).toEqual({ version: 'v6', value: 65538n })
    expect(parseIp('::ffff:0.0.0.1')?.value).toBe(0xffff_0000_0001n)
  })
})

describe('formatIp', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['1:0:0:0:0:0:0:0', '1::'],
    ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
    ['1:0:0:2:3:0:0:4', '1::2:3:0:0:4'],
    ['10:0:0:1:1:1:1:1', '10::1:1:1:1:1'],
    ['FD00:0ABC::1', 'fd00:abc::1'],
    ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ])('writes %s as %s', (text, expected) => {
    const ip = parseIp(text)
    expect(ip && formatIp(ip)).toBe(expected)
  })
})

const v4 = fc.ipV4()
const v6 = fc.ipV6()

describe('any address', () => {
  it('agrees with an independent parser on values', () => {
    // ipaddr.js reads ::1.2.3.4 as if it were mapped, ::ffff:1.2.3.4.
    const undisputed = fc.oneof(v4, v6).filter(text => !/^::\d+\./.test(text))
    fc.assert(
      fc.property(undisputed, text => {
        const bytes = ipaddr.parse(text).toByteArray()
        const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
        expect(parseIp(text)?.value).toBe(value)
      }),
    )
  })

  it('agrees with another one on what is an address', () => {
    const piece = fc.constantFrom(
      '::',
      ':',
      '1',
      '0',
      'ab',
      '1234',
      'g',
      '.',
      '1.2.3.4',
      '256',
      ' ',
    )
    fc.assert(
      fc.property(fc.oneof(v4, v6, fc.array(piece, { maxLength: 16 })), made => {
        const text = typeof made === 'string' ? made : made.join('')
        expect(parseIp(text)?.version).toBe({ 0: undefined, 4: 'v4', 6: 'v6' }[isIP(text)])
      }),
      { numRuns: 5000 },
    )
  })

  it('keeps its value when written and read again', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n - 1n), value => {
        const ip = { version: 'v6', value } as const
        expect(parseIp(formatIp(ip))).toEqual(ip)
      }),
    )
  })

  it('has an order', () => {
    const sorted = ['10.0.0.2', '9.9.9.9', '::2', '::1', '10.0.0.1']
      .map(text => parseIp(text) ?? { version: 'v4' as const, value: -1n })
      .toSorted(compareIps)
      .map(formatIp)
    expect(sorted).toEqual(['9.9.9.9', '10.0.0.1', '10.0.0.2', '::1', '::2'])
  })
})
