import type { RouterRoute, Vpc, VpcFirewallRule, VpcSubnet } from '@/api/generated/types'
import type { Indexed } from './found'

/** The name of the VPC, the subnets and the gateways that the API makes by itself. */
export const MADE = 'default'

/** The block of the subnet that it makes. */
export const MADE_BLOCK = '172.30.0.0/22'

const DESCRIPTION = 'Default VPC'
const LOWEST_PRIORITY = 65_534

type Filters = VpcFirewallRule['filters']

/** The rules of a new VPC, each by what its filters have. */
const RULES: Readonly<Record<string, (filters: Filters) => boolean>> = {
  'allow-internal-inbound': ({ hosts, ports, protocols }) =>
    hosts?.length === 1 && hosts[0]?.type === 'vpc' && !ports?.length && !protocols?.length,
  'allow-ssh': ({ hosts, ports, protocols }) =>
    !hosts?.length &&
    ports?.join() === '22' &&
    protocols?.length === 1 &&
    protocols[0]?.type === 'tcp',
  'allow-icmp': ({ hosts, ports, protocols }) =>
    !hosts?.length &&
    !ports?.length &&
    protocols?.length === 1 &&
    protocols[0]?.type === 'icmp' &&
    !protocols[0].value,
}

const isMadeRule = (rule: VpcFirewallRule): boolean => {
  const [target, ...others] = rule.targets
  return (
    rule.action === 'allow' &&
    rule.direction === 'inbound' &&
    rule.status === 'enabled' &&
    rule.priority === LOWEST_PRIORITY &&
    target?.type === 'vpc' &&
    others.length === 0 &&
    RULES[rule.name]?.(rule.filters) === true
  )
}

/** Whether a subnet has interfaces, or a router of its own. */
export const isUsedSubnet = (index: Indexed, { id, customRouterId }: VpcSubnet): boolean =>
  Boolean(customRouterId) || index.nicsInSubnet(id).length > 0

/** Whether the VPC that the API makes with a project has another description or DNS name. */
export const isOtherVpc = ({ description, dnsName }: Vpc): boolean =>
  description !== DESCRIPTION || dnsName !== MADE

/** Whether a default route leads elsewhere than to the gateway that the API makes. */
export const isChangedRoute = ({ kind, target }: RouterRoute): boolean =>
  kind === 'default' && !(target.type === 'internet_gateway' && target.value === MADE)

/** Whether the VPC that the API made with the project is more than that. */
export const isUsedVpc = (index: Indexed, vpc: Vpc): boolean => {
  const { id } = vpc
  const rules = index.rulesOf(id)
  return (
    isOtherVpc(vpc) ||
    index.nics.some(({ vpcId }) => vpcId === id) ||
    index.subnetsOf(id).some(({ name, ipv4Block }) => name !== MADE || ipv4Block !== MADE_BLOCK) ||
    index.routersOf(id).some(router => index.routesOf(router.id).some(isChangedRoute)) ||
    index.routersOf(id).some(({ kind }) => kind !== 'system') ||
    index.gatewaysOf(id).some(({ name }) => name !== MADE) ||
    rules.length !== Object.keys(RULES).length ||
    !rules.every(isMadeRule)
  )
}

/** Whether the subnet that the API makes has another description: its own one names the VPC. */
export const isDescribedSubnet = ({ description }: VpcSubnet, { name }: Vpc): boolean =>
  !description.includes(name)
