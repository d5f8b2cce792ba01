import { z } from 'zod'
import { NameOrId } from '../common'
import { VpcFirewallRuleUpdateParams, VpcFirewallRules } from '../firewall'

export const firewallCalls = {
  vpcFirewallRulesView: {
    status: 200,
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId }),
    result: VpcFirewallRules,
  },
  vpcFirewallRulesUpdate: {
    status: 200,
    query: z.object({ project: NameOrId.optional(), vpc: NameOrId }),
    body: VpcFirewallRuleUpdateParams,
    result: VpcFirewallRules,
  },
}
