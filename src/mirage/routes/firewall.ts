import { checkUniqueNames, checkVpcNames, replaceRules } from '../rules/firewall-rules'
import { lookup } from '../server/lookup'
import type { Handlers } from '../server/route'

/** Firewall rules, which are read and replaced as one set per VPC. */
export const firewallRoutes = {
  vpcFirewallRulesView: call => {
    const { vpc, project } = call.query
    const { id } = lookup.inProject(call, 'vpc', vpc, project)
    return { rules: [...call.backendState.db.firewallRules.in(id)] }
  },

  vpcFirewallRulesUpdate: call => {
    const { backendState, query, body } = call
    const vpc = lookup.inProject(call, 'vpc', query.vpc, query.project, 'collaborator')
    checkUniqueNames(body.rules)
    checkVpcNames(backendState.db, vpc, body.rules)
    replaceRules(backendState, vpc, body.rules)
    return { rules: [...backendState.db.firewallRules.in(vpc.id)] }
  },
} satisfies Handlers
