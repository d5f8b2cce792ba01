import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** A VPC's rules. An update replaces them all and gives them new ids. */
export const firewall = {
  vpcFirewallRulesView: { provides: () => [list('firewallRules')] },
  vpcFirewallRulesUpdate: { invalidates: () => [list('firewallRules')] },
} satisfies Entries
