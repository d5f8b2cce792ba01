import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { newest } from '#tests/support/documents'
import { list } from '@/api/parser/build'
import { ip, uint16, uuid } from '@/api/parser/scalars'

const { type } = newest.parsers
const ByteCount = type('ByteCount')
const InstanceCreate = type('InstanceCreate')
const IpNet = type('IpNet')
const IpRange = type('IpRange')
const L4PortRange = type('L4PortRange')
const MacAddr = type('MacAddr')
const Name = type('Name')
const NameOrId = type('NameOrId')
const SetTargetReleaseParams = type('SetTargetReleaseParams')
const Vni = type('Vni')

const fault = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

const FLEET = '001de000-1334-4000-8000-000000000000'

describe('a name', () => {
  it.each(['a', 'web-1', 'a--b', 'a'.repeat(63), `a-${FLEET}`.slice(0, 63)])('can be %s', name => {
    expect(fault(Name, name)).toBeUndefined()
  })

  it.each([
    ['a'.repeat(64), 'name may contain at most 63 characters'],
    ['', 'name requires at least one character'],
    ['1a', 'name must begin with an ASCII lowercase character'],
    ['-a', 'name must begin with an ASCII lowercase character'],
    ['Web', 'name must begin with an ASCII lowercase character'],
    ['a-', 'name cannot end with "-"'],
    [FLEET, 'name cannot be a UUID to avoid ambiguity with IDs'],
    ['ad0d3a01-1334-4000-8000-000000000000', 'name cannot be a UUID to avoid ambiguity with IDs'],
  ])('cannot be "%s"', (name, message) => {
    expect(fault(Name, name)).toBe(message)
  })

  it.each(['wEb', 'a_b', 'a b', 'aö'])('error names the invalid character in "%s"', name => {
    const [letter] = /[^a-z0-9-]/.exec(name) ?? []
    expect(fault(Name, name)).toContain(`name contains invalid character: "${letter}"`)
  })

  it('or id accepts both, and reports errors as for a name', () => {
    expect(fault(NameOrId, FLEET)).toBeUndefined()
    expect(fault(NameOrId, FLEET.toUpperCase())).toBeUndefined()
    expect(fault(NameOrId, 'Web')).toBe('name must begin with an ASCII lowercase character')
    expect(fault(NameOrId, 'web-')).toBe('name cannot end with "-"')
  })
})

describe('numbers', () => {
  it.each([
    [65535, undefined],
    [65536, 'invalid value: integer `65536`, expected u16'],
    [-1, 'invalid value: integer `-1`, expected u16'],
    [1.5, 'invalid type: floating point `1.5`, expected u16'],
    ['1', 'invalid type: string "1", expected u16'],
    [true, 'invalid type: boolean `true`, expected u16'],
    [null, 'invalid type: null, expected u16'],
    [[1], 'invalid type: sequence, expected u16'],
    [{}, 'invalid type: map, expected u16'],
  ])('%j', (value, message) => {
    expect(fault(uint16, value)).toBe(message)
  })

  it('can exceed the safe integers of JavaScript', () => {
    expect(fault(ByteCount, 2 ** 60)).toBeUndefined()
  })

  it('of virtual networks have 24 bits', () => {
    expect(fault(Vni, 2 ** 24 - 1)).toBeUndefined()
    expect(fault(Vni, 2 ** 24)).toBe('Invalid VNI')
  })
})

describe('addresses', () => {
  it.each(['10.0.0.1', '::1', 'fd00::1:2'])('include %s', address => {
    expect(fault(ip, address)).toBeUndefined()
  })

  it.each(['10.0.0', '10.0.0.256', 'fd00:::1', ''])('exclude %j', address => {
    expect(fault(ip, address)).toBe('invalid IP address syntax')
  })

  it.each(['10.0.0.0/8', '0.0.0.0/0', 'fd00::/48', '::/0'])('include %s', block => {
    expect(fault(IpNet, block)).toBeUndefined()
  })

  it.each(['10.0.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/08'])('exclude %s', block => {
    expect(fault(IpNet, block)).toBe('invalid IP network')
  })

  it.each([
    ['10.0.0.9', '10.0.0.10', undefined],
    ['10.0.0.1', '10.0.0.1', undefined],
    ['10.0.0.10', '10.0.0.9', 'Invalid range'],
    ['fd00::9', 'fd00::a', undefined],
    ['fd00::1:0', 'fd00::ffff', 'Invalid range'],
  ])('form a range from %s to %s', (first, last, message) => {
    expect(fault(IpRange, { first, last })).toBe(message)
  })

  it('of a range are of one family', () => {
    expect(fault(IpRange, { first: '10.0.0.1', last: 'fd00::1' })).toContain('did not match')
  })

  it.each(['A8:40:25:F0:00:01', 'a8:40:25:f0:0:1'])('include %s', mac => {
    expect(fault(MacAddr, mac)).toBeUndefined()
  })

  it.each(['A8-40-25-F0-00-01', 'A8:40:25:F0:00', 'A8:40:25:F0:00:01:02'])('exclude %s', mac => {
    expect(fault(MacAddr, mac)).toBe('invalid MAC address')
  })
})

describe('ports', () => {
  it.each(['1', '65535', '8000-8080', '9-8'])('include %s', range => {
    expect(fault(L4PortRange, range)).toBeUndefined()
  })

  it.each(['', '0', '65536', '1-65536', '1-', '1-2-3', 'http', '123456'])('exclude "%s"', range => {
    expect(fault(L4PortRange, range)).toMatch(/^invalid port/)
  })
})

describe('the body for a new instance', () => {
  const least = { name: 'web', description: '', hostname: 'web', memory: 1024, ncpus: 1 }

  it('gets the defaults of the document', () => {
    expect(InstanceCreate.parse(least)).toEqual({
      ...least,
      antiAffinityGroups: [],
      autoRestartPolicy: null,
      bootDisk: null,
      cpuPlatform: null,
      disks: [],
      externalIps: [],
      enableJumboFrames: false,
      multicastGroups: [],
      networkInterfaces: { type: 'default_dual_stack' },
      start: true,
      userData: '',
    })
  })

  it.each(['web_1', '-web', 'web-', 'a..b', 'a'.repeat(254)])(
    'rejects the hostname %s',
    hostname => {
      expect(fault(InstanceCreate, { ...least, hostname })).toBe('invalid hostname')
    },
  )

  it('limits user data to 32 KiB', () => {
    const userData = (bytes: number) => Buffer.alloc(bytes).toString('base64')
    expect(fault(InstanceCreate, { ...least, userData: userData(32 * 1024) })).toBeUndefined()
    expect(fault(InstanceCreate, { ...least, userData: userData(32 * 1024 + 1) })).toContain(
      '32 KiB',
    )
    expect(fault(InstanceCreate, { ...least, userData: 'no base64!' })).toBe('invalid base64')
  })
})

it('UUIDs of any version are valid', () => {
  expect(fault(uuid, 'ffffffff-ffff-0fff-ffff-ffffffffffff')).toBeUndefined()
  expect(fault(uuid, 'ffffffff')).toBe('UUID parsing failed')
})

it('lists can require unique items', () => {
  expect(fault(list(Name, { isUnique: true }), ['a', 'b'])).toBeUndefined()
  expect(fault(list(Name, { isUnique: true }), ['a', 'a'])).toBe('Items must be unique')
})

it.each(['1.2', 'v1.2.3', '1.02.3'])('the release %s is invalid', systemVersion => {
  expect(fault(SetTargetReleaseParams, { systemVersion })).toBe('invalid semantic version')
})
