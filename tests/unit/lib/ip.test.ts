import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareIps, formatIp, ipError, parseIp } from '@/lib/ip'
import { plainBits, plainText } from './plain-addresses'

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
  'fe80::1%eth0',
  '::ffff:1.2.3',
  '::ffff:01.2.3.4',
  '::ffff:0x1.2.3.4',
  '::ffff:1.2.3.256',
  '1:2:3:4:5:6::1.2.3.4',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '127.1',
  '1.2.3.4%eth0',
  '::1%eth0',
  'fe80::1%eth-0',
  '1.2.3.4::',
  '::1/64',
]

describe('parseIp', () => {
  it.each(valid)('accepts %j', text => expect(ipError(text)).toBeUndefined())
  it.each(invalid)('rejects %j', text => expect(ipError(text)).toBe('Not a valid IP address'))

  it('returns the address as a number', () => {
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
    ['::FFFF:102:304', '::ffff:1.2.3.4'],
    ['::1.2.3.4', '::102:304'],
    ['64:ff9b::1.2.3.4', '64:ff9b::102:304'],
  ])('writes %s as %s', (text, expected) => {
    const ip = parseIp(text)
    expect(ip && formatIp(ip)).toBe(expected)
  })
})

const v4 = fc.ipV4()
const v6 = fc.ipV6()

describe('any address', () => {
  it('has the value of its digits', () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6), text => {
        expect(parseIp(text)?.value).toBe(BigInt(`0b${plainBits(text)}`))
      }),
    )
  })

  it('is written with its longest run of zeros compressed', () => {
    const group = fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 0, max: 0xffff }))
    const groups = fc
      .array(group, { minLength: 8, maxLength: 8 })
      .filter(all => all.slice(0, 6).join() !== '0,0,0,0,0,65535')
    fc.assert(
      fc.property(groups, all => {
        const value = all.reduce((sum, each) => sum * 0x1_0000n + BigInt(each), 0n)
        expect(formatIp({ version: 'v6', value })).toBe(plainText(all))
      }),
      { numRuns: 1000 },
    )
  })

  it('is valid if Node accepts it', () => {
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

  it('round-trips', () => {
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
