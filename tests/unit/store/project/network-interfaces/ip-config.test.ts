import { describe, expect, test } from 'vitest'
import {
  addressError,
  ipConfigErrors,
  toIpConfig,
  versionsOf,
  type IpConfigValues,
} from '@/store/project/network-interfaces/ip-config'
import {
  NO_TRANSIT_IP,
  TRANSIT_IPS,
  transitIpsError,
  typedTransitIpError,
  type TransitIpValues,
} from '@/store/project/network-interfaces/transit-ips'

const subnet = { ipv4Block: '10.0.0.0/24', ipv6Block: 'fd00::/64' }

const values = (given: Partial<IpConfigValues> = {}): IpConfigValues => ({
  versions: ['v4', 'v6'],
  ipv4: '',
  ipv6: '',
  ip: '',
  transitIps: [],
  ...NO_TRANSIT_IP,
  ...given,
})

describe('the address of one IP version', () => {
  test.each([
    ['', 'v4'],
    ['10.0.0.5', 'v4'],
    ['10.0.0.254', 'v4'],
    ['fd00::5', 'v6'],
    ['fd00::ffff:ffff:ffff:ffff', 'v6'],
  ] as const)('can be "%s"', (text, version) => {
    expect(addressError(text, version, subnet)).toBeUndefined()
  })

  test.each([
    ['nine', 'v4', 'Not a valid IPv4 address'],
    ['fd00::9', 'v4', 'Not a valid IPv4 address'],
    ['10.0.0.9', 'v6', 'Not a valid IPv6 address'],
    ['10.0.1.9', 'v4', 'Must be in 10.0.0.0/24'],
    ['fd01::9', 'v6', 'Must be in fd00::/64'],
    ['10.0.0.4', 'v4', 'The first five addresses and the last one of 10.0.0.0/24 are reserved'],
    ['10.0.0.255', 'v4', 'The first five addresses and the last one of 10.0.0.0/24 are reserved'],
    ['fd00::4', 'v6', 'The first five addresses of fd00::/64 are reserved'],
  ] as const)('cannot be "%s" for %s', (text, version, message) => {
    expect(addressError(text, version, subnet)).toBe(message)
  })

  test('cannot be that of another interface', () => {
    const holderOf = ({ value }: { value: bigint }) =>
      value === 0x0a_00_00_07n ? 'net0 of db1' : undefined
    expect(addressError('10.0.0.7', 'v4', subnet, holderOf)).toBe('Taken by net0 of db1')
    expect(addressError('10.0.0.8', 'v4', subnet, holderOf)).toBeUndefined()
    expect(ipConfigErrors(values({ ip: '10.0.0.7' }), subnet, 17, holderOf)).toEqual({
      ip: 'Taken by net0 of db1',
    })
  })

  test('is validated without its range while the subnet is unknown', () => {
    expect(addressError('10.0.1.9', 'v4', undefined)).toBeUndefined()
  })
})

describe('the errors of an IP configuration', () => {
  test('are those of the fields that the release has', () => {
    const typed = values({ ipv4: 'x', ipv6: 'y', ip: 'z' })
    expect(ipConfigErrors(typed, subnet, 17)).toEqual({ ip: 'Not a valid IP address' })
    expect(ipConfigErrors(typed, subnet, 18)).toEqual({
      ipv4: 'Not a valid IPv4 address',
      ipv6: 'Not a valid IPv6 address',
    })
  })

  test('ignore the address of an IP version that is not chosen', () => {
    const typed = values({ versions: ['v6'], ipv4: 'x' })
    expect(ipConfigErrors(typed, subnet, 18)).toEqual({ ipv4: undefined, ipv6: undefined })
  })
})

describe('the configuration that is sent', () => {
  const auto = { ip: { type: 'auto' } }

  test('has two automatic addresses by default', () => {
    expect(toIpConfig(values(), 18)).toEqual({ type: 'dual_stack', value: { v4: auto, v6: auto } })
  })

  test('has the addresses and networks of each IP version', () => {
    const typed = values({
      ipv4: ' 10.0.0.9 ',
      ipv6: 'fd00::9',
      transitIps: ['192.168.0.0/16', 'fd01::/32'],
    })
    expect(toIpConfig(typed, 18)).toEqual({
      type: 'dual_stack',
      value: {
        v4: { ip: { type: 'explicit', value: '10.0.0.9' }, transitIps: ['192.168.0.0/16'] },
        v6: { ip: { type: 'explicit', value: 'fd00::9' }, transitIps: ['fd01::/32'] },
      },
    })
  })

  test('has one IP version if only that is chosen', () => {
    expect(toIpConfig(values({ versions: ['v6'], ipv4: '10.0.0.9' }), 18)).toEqual({
      type: 'v6',
      value: auto,
    })
  })

  test.each([
    ['', 'v4', { type: 'auto' }],
    ['10.0.0.9', 'v4', { type: 'explicit', value: '10.0.0.9' }],
    ['fd00::9', 'v6', { type: 'explicit', value: 'fd00::9' }],
  ] as const)('has the only address "%s" of an older release', (ip, type, sent) => {
    const typed = values({ ip, versions: versionsOf(ip) })
    expect(toIpConfig(typed, 17)).toEqual({ type, value: { ip: sent } })
  })
})

describe('a transit IP', () => {
  const { add } = TRANSIT_IPS.entries.transitIps
  const typing = (given: Partial<TransitIpValues>) => ({ ...values(), ...given })

  test('is refused if the interface lacks its IP version', () => {
    const typed = typing({ versions: ['v6'], transitIp: '192.168.0.0/16' })
    expect(add(typed)).toEqual({ isTransitIpRefused: true })
    expect(typedTransitIpError({ ...typed, isTransitIpRefused: true })).toBe(
      'IPv4 transit IP not possible on an IPv6-only interface',
    )
    expect(transitIpsError(typing({ versions: ['v4'], transitIps: ['fd00::/32'] }))).toBe(
      'IPv6 transit IP not possible on an IPv4-only interface',
    )
  })

  test('is added to an interface with its IP version', () => {
    expect(add(typing({ transitIp: ' fd00::/32 ' }))).toEqual({
      transitIps: ['fd00::/32'],
      ...NO_TRANSIT_IP,
    })
    expect(transitIpsError(typing({ transitIps: ['192.168.0.0/16', 'fd00::/32'] }))).toBeUndefined()
  })
})
