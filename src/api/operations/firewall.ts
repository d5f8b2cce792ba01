import type { InVpc } from '@/api/core/arguments'
import { mutation, query } from '@/api/core/operation'
import type { VpcFirewallRuleUpdateParams, VpcFirewallRules } from '@/api/schema/firewall'

export const firewall = {
  vpcFirewallRulesView: query<{ query: InVpc }, VpcFirewallRules>('GET', '/v1/vpc-firewall-rules'),
  vpcFirewallRulesUpdate: mutation<
    { query: InVpc; body: VpcFirewallRuleUpdateParams },
    VpcFirewallRules
  >('PUT', '/v1/vpc-firewall-rules'),
}
