import { describe, expect, test } from 'vitest'
import type { VpcFirewallRule, VpcFirewallRuleTarget } from '@/api/generated/types'
import {
  matchingTargets,
  rulesFor,
  type RuleSubject,
} from '@/store/project/instance-firewall/rules'

const db1: RuleSubject = {
  instance: 'db1',
  interfaces: [
    { ips: ['10.1.1.10'], vpc: 'mine', subnet: 'front' },
    { ips: ['fd00::a'], vpc: 'mine', subnet: 'back' },
  ],
}

const rule = (
  name: string,
  targets: readonly VpcFirewallRuleTarget[],
  priority = 0,
): VpcFirewallRule => ({
  id: name,
  name,
  description: '',
  timeCreated: '2025-01-10T08:00:00Z',
  timeModified: '2025-01-10T08:00:00Z',
  action: 'allow',
  direction: 'inbound',
  filters: {},
  priority,
  status: 'enabled',
  targets: [...targets],
  vpcId: 'mine',
})

const target = (type: VpcFirewallRuleTarget['type'], value: string) =>
  ({ type, value }) as VpcFirewallRuleTarget

describe('a rule targets an instance if its target is', () => {
  test.each([
    ['its own name', 'instance', 'db1', true],
    ['the name of another instance', 'instance', 'db2', false],
    ['its VPC', 'vpc', 'mine', true],
    ['another VPC', 'vpc', 'yours', false],
    ['one of its subnets', 'subnet', 'back', true],
    ['another subnet', 'subnet', 'db1', false],
    ['its address', 'ip', '10.1.1.10', true],
    ['its address in another notation', 'ip', 'fd00:0:0::000a', true],
    ['an address with the same prefix', 'ip', '10.1.1.1', false],
    ['a block that contains its address', 'ip_net', '10.1.0.0/16', true],
    ['a block that contains its address, with host bits', 'ip_net', '10.1.1.1/24', true],
    ['all of IPv6', 'ip_net', '::/0', true],
    ['an adjacent block', 'ip_net', '10.1.2.0/24', false],
    ['an invalid block', 'ip_net', 'nowhere', false],
  ] as const)('%s', (_what, type, value, isChosen) => {
    const one = target(type, value)
    expect(matchingTargets(rule('one', [one]), db1)).toEqual(isChosen ? [one] : [])
  })

  test('a rule without targets applies to all instances of the VPC', () => {
    expect(matchingTargets(rule('one', []), db1)).toBe('all')
  })

  test('only the matching targets are returned', () => {
    const targets = [target('instance', 'db2'), target('subnet', 'front'), target('vpc', 'mine')]
    expect(matchingTargets(rule('one', targets), db1)).toEqual(targets.slice(1))
  })

  test('an instance without an interface in the VPC matches nothing', () => {
    const outside = { instance: 'db1', interfaces: [] }
    expect(matchingTargets(rule('one', []), outside)).toEqual([])
    expect(matchingTargets(rule('one', [target('instance', 'db1')]), outside)).toEqual([])
  })

  test('a name that has not been fetched matches nothing', () => {
    const unread = {
      instance: 'db1',
      interfaces: [{ ips: ['10.1.1.10'], vpc: undefined, subnet: undefined }],
    }
    expect(matchingTargets(rule('one', [target('vpc', 'mine')]), unread)).toEqual([])
  })
})

test('rules are sorted by priority, then by name', () => {
  const any = [target('vpc', 'mine')]
  const rules = [
    rule('b', any, 10),
    rule('a', any, 65534),
    rule('other', [target('instance', 'db2')], 1),
    rule('c', any, 10),
    rule('d', any, 0),
  ]
  expect(rulesFor(rules, db1).map(found => found.rule.name)).toEqual(['d', 'b', 'c', 'a'])
})
