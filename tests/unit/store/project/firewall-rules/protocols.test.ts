import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleProtocol } from '@/api/generated/types'
import {
  addProtocol,
  NO_PROTOCOL,
  protocolDetail,
  protocolFacts,
  protocolName,
  protocolText,
  redundancyHint,
  typedProtocolErrors,
  type ProtocolEntry,
} from '@/store/project/firewall-rules/protocols'

type Protocol = VpcFirewallRuleProtocol

const entry = (given: Partial<ProtocolEntry>): ProtocolEntry => ({ ...NO_PROTOCOL, ...given })
const added = (given: Partial<ProtocolEntry>, protocols: readonly Protocol[] = []) =>
  addProtocol(entry(given), protocols)

const ALL: Protocol = { type: 'icmp', value: null }
const ECHO: Protocol = { type: 'icmp', value: { icmpType: 8 } }

describe('a protocol filter', () => {
  test.each([
    [{ type: 'tcp' }, { type: 'tcp' }],
    [{ type: 'udp', icmpType: '8', code: '1' }, { type: 'udp' }],
    [{ type: 'icmp' }, ALL],
    [{ type: 'icmp', code: '3' }, ALL],
    [{ type: 'icmp', icmpType: ' 8 ' }, ECHO],
    [
      { type: 'icmp6', icmpType: '1', code: '0 – 4' },
      { type: 'icmp6', value: { icmpType: 1, code: '0-4' } },
    ],
  ] as const)('is made from %j', (typed, protocol) => {
    expect(added(typed)).toEqual({ entry: NO_PROTOCOL, protocols: [protocol] })
  })

  test('is not added without a protocol', () => {
    expect(added({ icmpType: '8' })).toEqual({ entry: entry({ icmpType: '8' }), protocols: [] })
  })

  test('is not added twice', () => {
    expect(added({ type: 'icmp', icmpType: '8' }, [ECHO])).toEqual({
      entry: NO_PROTOCOL,
      protocols: [ECHO],
    })
  })

  test('is refused with a message at the field that is wrong', () => {
    const typed = entry({ type: 'icmp', icmpType: '8', code: '9-2' })
    expect(addProtocol(typed, []).protocols).toEqual([])
    expect(typedProtocolErrors(typed, [])).toEqual({})
    expect(typedProtocolErrors(addProtocol(typed, []).entry, [])).toEqual({
      code: 'The first code of a range cannot be above the last one',
    })
    expect(
      typedProtocolErrors(entry({ type: 'icmp', icmpType: '300', isRefused: true }), []),
    ).toEqual({ icmpType: 'Enter a number from 0 to 255' })
  })
})

describe('the words for a protocol filter', () => {
  test.each([
    [{ type: 'tcp' }, 'TCP', undefined, null],
    [ALL, 'ICMPv4', undefined, { type: 'All', code: 'All' }],
    [ECHO, 'ICMPv4 type 8', 'type 8', { type: '8 Echo Request', code: 'All' }],
    [
      { type: 'icmp6', value: { icmpType: 200, code: '0-4' } },
      'ICMPv6 type 200 code 0-4',
      'type 200 · code 0-4',
      { type: '200', code: '0-4' },
    ],
    [{ type: 'sctp' } as never, 'sctp', undefined, null],
    [{ type: 'sctp', value: { port: 1 } } as never, 'sctp {"port":1}', undefined, null],
  ] as const)('%j', (protocol: Protocol, text, detail, facts) => {
    expect(protocolText(protocol)).toBe(text)
    expect(protocolDetail(protocol)).toBe(detail)
    expect(protocolFacts(protocol)).toEqual(facts)
  })

  test('name no version of ICMP on releases that know only one', () => {
    expect(protocolName('icmp', false)).toBe('ICMP')
    expect(protocolText(ALL, false)).toBe('ICMP')
  })
})

test('a narrower filter beside all types is said to change nothing', () => {
  expect(redundancyHint([ECHO])).toBeUndefined()
  expect(redundancyHint([ECHO, { type: 'icmp6', value: null }])).toBeUndefined()
  expect(redundancyHint([ALL, ECHO])).toBe(
    'ICMPv4 type 8 has no effect: all types of ICMPv4 match already.',
  )
})
