import type { VpcFirewallRuleProtocol } from '@/api/generated/types'

const NAMES: Record<VpcFirewallRuleProtocol['type'], string> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  icmp6: 'ICMPv6',
}

/** The filter in a sentence: `ICMP type 3 code 0-4`. */
export const protocolText = (protocol: VpcFirewallRuleProtocol): string => {
  const name = NAMES[protocol.type] ?? protocol.type
  if (!('value' in protocol) || !protocol.value) return name
  const { icmpType, code } = protocol.value
  return `${name} type ${icmpType}${code ? ` code ${code}` : ''}`
}

/** The protocols that all releases can filter by. */
export const PLAIN_PROTOCOLS: readonly VpcFirewallRuleProtocol[] = [
  { type: 'tcp' },
  { type: 'udp' },
  { type: 'icmp', value: null },
]
