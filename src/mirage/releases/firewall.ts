import type {
  VpcFirewallRuleFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRules,
} from '@/api/generated/types'
import { fail } from '../server/errors'
import type { Step } from './change'

const CALL = '/v1/vpc-firewall-rules'

/** Before release 16. */
type OldProtocol = 'TCP' | 'UDP' | 'ICMP'

interface Rule<Protocol> {
  readonly filters: Omit<VpcFirewallRuleFilter, 'protocols'> & {
    readonly protocols?: readonly Protocol[] | null | undefined
  }
}

/** Converts the protocols of all rules. */
const withProtocols =
  <From, To>(convert: (protocol: From) => To) =>
  ({ rules }: { rules: readonly Rule<From>[] }) => ({
    rules: rules.map(({ filters, ...rule }) => ({
      ...rule,
      filters: { ...filters, protocols: filters.protocols?.map(convert) ?? null },
    })),
  })

const newProtocols = withProtocols((protocol: OldProtocol): VpcFirewallRuleProtocol => {
  switch (protocol) {
    case 'TCP':
      return { type: 'tcp' }
    case 'UDP':
      return { type: 'udp' }
    case 'ICMP':
      return { type: 'icmp', value: null }
  }
})

const unsupported = () =>
  fail.notAcceptable('firewall rule protocol not supported for client version')

const oldProtocols = withProtocols((protocol: VpcFirewallRuleProtocol): OldProtocol => {
  switch (protocol.type) {
    case 'tcp':
      return 'TCP'
    case 'udp':
      return 'UDP'
    case 'icmp':
      return protocol.value ? unsupported() : 'ICMP'
    case 'icmp6':
      return unsupported()
  }
})

/** Before release 19, there is no ICMPv6. */
const withoutIcmp6 = ({ rules }: VpcFirewallRules): VpcFirewallRules =>
  rules.some(({ filters }) => filters.protocols?.some(({ type }) => type === 'icmp6'))
    ? unsupported()
    : { rules }

export const firewallSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      [`GET ${CALL}`]: { result: oldProtocols },
      [`PUT ${CALL}`]: { body: newProtocols, result: oldProtocols },
    },
  },
  {
    release: 19,
    changes: {
      [`GET ${CALL}`]: { result: withoutIcmp6 },
      [`PUT ${CALL}`]: { result: withoutIcmp6 },
    },
  },
]
