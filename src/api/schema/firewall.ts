import { z } from 'zod'
import { IpNet, L4PortRange } from './addresses'
import { Name, identityCreate, identityMetadata } from './common'
import { ip, uint16, uuid } from './scalars'

export const VpcFirewallRuleAction = z.enum(['allow', 'deny'])
export type VpcFirewallRuleAction = z.infer<typeof VpcFirewallRuleAction>

export const VpcFirewallRuleDirection = z.enum(['inbound', 'outbound'])
export type VpcFirewallRuleDirection = z.infer<typeof VpcFirewallRuleDirection>

export const VpcFirewallRuleProtocol = z.enum(['TCP', 'UDP', 'ICMP'])
export type VpcFirewallRuleProtocol = z.infer<typeof VpcFirewallRuleProtocol>

export const VpcFirewallRuleStatus = z.enum(['disabled', 'enabled'])
export type VpcFirewallRuleStatus = z.infer<typeof VpcFirewallRuleStatus>

/** The other end of the traffic: its source if inbound, its destination if outbound. */
export const VpcFirewallRuleHostFilter = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['vpc', 'subnet', 'instance']), value: Name }),
  z.object({ type: z.literal('ip'), value: ip }),
  z.object({ type: z.literal('ip_net'), value: IpNet }),
])
export type VpcFirewallRuleHostFilter = z.infer<typeof VpcFirewallRuleHostFilter>

/** Traffic has to match every filter given; an absent one matches all. */
export const VpcFirewallRuleFilter = z.object({
  hosts: z.array(VpcFirewallRuleHostFilter).max(256, 'max length 256').nullish(),
  ports: z.array(L4PortRange).max(256, 'max length 256').nullish(),
  protocols: z.array(VpcFirewallRuleProtocol).max(256, 'max length 256').nullish(),
})
export type VpcFirewallRuleFilter = z.infer<typeof VpcFirewallRuleFilter>

/** The instances a rule applies to. */
export const VpcFirewallRuleTarget = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['vpc', 'subnet', 'instance']), value: Name }),
  z.object({ type: z.literal('ip'), value: ip }),
  z.object({ type: z.literal('ip_net'), value: IpNet }),
])
export type VpcFirewallRuleTarget = z.infer<typeof VpcFirewallRuleTarget>

/** One rule. Of two that match, the lower priority number wins. */
export const VpcFirewallRule = z.object({
  ...identityMetadata,
  action: VpcFirewallRuleAction,
  direction: VpcFirewallRuleDirection,
  filters: VpcFirewallRuleFilter,
  priority: uint16,
  status: VpcFirewallRuleStatus,
  targets: z.array(VpcFirewallRuleTarget),
  vpcId: uuid,
})
export type VpcFirewallRule = z.infer<typeof VpcFirewallRule>

export const VpcFirewallRules = z.object({ rules: z.array(VpcFirewallRule) })
export type VpcFirewallRules = z.infer<typeof VpcFirewallRules>

export const VpcFirewallRuleUpdate = z.object({
  ...identityCreate,
  action: VpcFirewallRuleAction,
  direction: VpcFirewallRuleDirection,
  filters: VpcFirewallRuleFilter,
  priority: uint16,
  status: VpcFirewallRuleStatus,
  targets: z.array(VpcFirewallRuleTarget).max(256, 'max length 256'),
})
export type VpcFirewallRuleUpdate = z.infer<typeof VpcFirewallRuleUpdate>

/** The whole new set of rules. */
export const VpcFirewallRuleUpdateParams = z.object({
  rules: z.array(VpcFirewallRuleUpdate).max(1024, 'max length 1024'),
})
export type VpcFirewallRuleUpdateParams = z.infer<typeof VpcFirewallRuleUpdateParams>
