import { describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { firewallSteps } from '@/mirage/releases/firewall'
import { converting, failureOf } from './support/changes'

const convert = converting(firewallSteps)

const rulesWith = (protocols: unknown) => ({
  rules: [{ name: 'rule', filters: { hosts: null, ports: null, protocols } }],
})
const put = (protocols: unknown) =>
  convert(16, 'PUT /v1/vpc-firewall-rules', 'body', rulesWith(protocols))
const view = (release: Release, protocols: unknown) =>
  convert(release, 'GET /v1/vpc-firewall-rules', 'result', rulesWith(protocols))

const all = [{ type: 'tcp' }, { type: 'udp' }, { type: 'icmp', value: null }]
const filtered = { type: 'icmp', value: { icmpType: 8, code: null } }
const icmp6 = { type: 'icmp6', value: null }

describe('before release 16, protocols', () => {
  it('are words', () => {
    expect(put(['TCP', 'UDP', 'ICMP'])).toEqual(rulesWith(all))
    expect(view(16, all)).toEqual(rulesWith(['TCP', 'UDP', 'ICMP']))
    expect(put(undefined)).toEqual(rulesWith(null))
  })

  it('cannot be limited to an ICMP type', () => {
    expect(failureOf(() => view(16, [filtered])).status).toBe(406)
  })
})

it('Before release 19, there is no ICMPv6', () => {
  expect(view(19, [filtered])).toEqual(rulesWith([filtered]))
  expect(failureOf(() => view(19, [filtered, icmp6])).status).toBe(406)
})
