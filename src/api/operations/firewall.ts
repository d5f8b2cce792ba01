import type { InVpc } from '@/api/core/arguments'
import { mutation, query } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { VpcFirewallRuleUpdateParams, VpcFirewallRules } from '@/api/generated/types'

/** A VPC's rules. An update replaces them all and gives them new ids. */
export const firewall = {
  vpcFirewallRulesView: query<{ query: InVpc }, VpcFirewallRules>('GET', '/v1/vpc-firewall-rules', {
    isLoggable: true,
    provides: () => [list('firewallRules')],
  }),
  vpcFirewallRulesUpdate: mutation<
    { query: InVpc; body: VpcFirewallRuleUpdateParams },
    VpcFirewallRules
  >('PUT', '/v1/vpc-firewall-rules', {
    isLoggable: true,
    isBodyLoggable: true,
    invalidates: () => [list('firewallRules')],
  }),
}
