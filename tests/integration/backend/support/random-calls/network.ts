import { at, type Operations, type StepContext, to } from './step-context'

const VPCS = '/v1/vpcs'
const RULES = '/v1/vpc-firewall-rules'
const SUBNETS = '/v1/vpc-subnets'
const ROUTERS = '/v1/vpc-routers'
const ROUTES = '/v1/vpc-router-routes'
const GATEWAYS = '/v1/internet-gateways'
const GATEWAY_POOLS = '/v1/internet-gateway-ip-pools'
const GATEWAY_ADDRESSES = '/v1/internet-gateway-ip-addresses'

const renamed = (context: StepContext) =>
  context.one<object>({ description: 'new' }, { name: context.name })

const vpcThing = (kind: 'subnets' | 'routers' | 'gateways') => (context: StepContext) => {
  const { id, scope } = context.inVpc()
  return {
    id,
    chosen: context.choose<{ id: string; name: string }>(context.db[kind].in(id), scope),
  }
}

const subnet = vpcThing('subnets')
const router = vpcThing('routers')
const gateway = vpcThing('gateways')

/** May be the system router, which subnets cannot have. */
const someRouter = (context: StepContext, vpcId: string) =>
  context.one(null, context.pick(context.db.routers.in(vpcId))?.name ?? 'nowhere')

const routeEnds = (context: StepContext) => ({
  destination: context.one<object>(
    { type: 'ip', value: '10.0.0.9' },
    { type: 'ip_net', value: 'fd12::/64' },
    { type: 'subnet', value: 'default' },
    { type: 'vpc', value: 'default' },
  ),
  target: context.one<object>(
    { type: 'drop' },
    { type: 'ip', value: '10.0.0.1' },
    { type: 'internet_gateway', value: 'default' },
    { type: 'instance', value: 'alpha' },
    { type: 'subnet', value: 'default' },
  ),
})

const route = (context: StepContext) => {
  const { id, scope } = context.inRouter()
  return context.choose(context.db.routes.in(id), scope)
}

const rule = (context: StepContext, index: number) => ({
  name: context.one(`rule-${index}`, context.name),
  description: '',
  action: context.one('allow', 'deny'),
  direction: context.one('inbound', 'outbound'),
  priority: context.one(0, 1, 100, 65_534, 65_535, 65_536),
  status: context.one('enabled', 'disabled'),
  targets: context.one<object[]>([], [{ type: 'subnet', value: 'default' }]),
  filters: context.one<object>({}, { ports: [context.one('22', '80-443')] }),
})

const cascade = (context: StepContext) =>
  context.one<Record<string, string>>({}, { cascade: 'true' })

const attachment = (kind: 'gatewayPools' | 'gatewayAddresses') => (context: StepContext) => {
  const { id, scope } = context.inGateway()
  const rows = context.db[kind].in(id)
  const chosen = context.choose<{ id: string; name: string }>(rows, scope)
  return { ...chosen, scope: { ...chosen.scope, ...cascade(context) } }
}

/** Operations on VPCs and their contents. */
export const networkOperations: Operations = {
  createVpc: context => {
    const ipv6_prefix = context.one(null, 'fd12:3456:789a::/48', 'fe80::/48')
    const body = { ...context.identity, dns_name: context.name, ipv6_prefix }
    return { method: 'POST', url: to(VPCS, context.inProject().scope), body }
  },
  updateVpc: context => ({
    method: 'PUT',
    url: at(VPCS, context.of('vpcs')),
    body: renamed(context),
  }),
  deleteVpc: context => ({ method: 'DELETE', url: at(VPCS, context.of('vpcs')) }),
  replaceRules: context => {
    const rules = Array.from({ length: context.number(4) }, (_, index) => rule(context, index))
    return { method: 'PUT', url: to(RULES, context.inVpc().scope), body: { rules } }
  },

  createSubnet: context => {
    const { id, scope } = context.inVpc()
    const body = {
      ...context.identity,
      ipv4_block: context.chance(3)
        ? context.one('172.30.0.0/22', '8.0.0.0/24', '10.0.0.0/30')
        : `10.${context.number(8)}.0.0/16`,
      ipv6_block: context.chance(4) ? context.one('fd12:3456:789a:1::/64', 'fd00::/48') : null,
      custom_router: someRouter(context, id),
    }
    return { method: 'POST', url: to(SUBNETS, scope), body }
  },
  updateSubnet: context => {
    const { id, chosen } = subnet(context)
    const body = { ...renamed(context), custom_router: someRouter(context, id) }
    return { method: 'PUT', url: at(SUBNETS, chosen), body }
  },
  deleteSubnet: context => ({ method: 'DELETE', url: at(SUBNETS, subnet(context).chosen) }),

  createRouter: context => ({
    method: 'POST',
    url: to(ROUTERS, context.inVpc().scope),
    body: context.identity,
  }),
  updateRouter: context => ({
    method: 'PUT',
    url: at(ROUTERS, router(context).chosen),
    body: renamed(context),
  }),
  deleteRouter: context => ({ method: 'DELETE', url: at(ROUTERS, router(context).chosen) }),
  createRoute: context => {
    const body = { ...context.identity, ...routeEnds(context) }
    return { method: 'POST', url: to(ROUTES, context.inRouter().scope), body }
  },
  updateRoute: context => {
    const body = { ...renamed(context), ...routeEnds(context) }
    return { method: 'PUT', url: at(ROUTES, route(context)), body }
  },
  deleteRoute: context => ({ method: 'DELETE', url: at(ROUTES, route(context)) }),

  createGateway: context => ({
    method: 'POST',
    url: to(GATEWAYS, context.inVpc().scope),
    body: context.identity,
  }),
  deleteGateway: context => {
    const { chosen } = gateway(context)
    return {
      method: 'DELETE',
      url: at(GATEWAYS, { ...chosen, scope: { ...chosen.scope, ...cascade(context) } }),
    }
  },
  attachPool: context => ({
    method: 'POST',
    url: to(GATEWAY_POOLS, context.inGateway().scope),
    body: { ...context.identity, ip_pool: context.pool().selector },
  }),
  detachPool: context => ({
    method: 'DELETE',
    url: at(GATEWAY_POOLS, attachment('gatewayPools')(context)),
  }),
  attachAddress: context => ({
    method: 'POST',
    url: to(GATEWAY_ADDRESSES, context.inGateway().scope),
    body: { ...context.identity, address: context.one('123.4.56.4', 'fd00::1') },
  }),
  detachAddress: context => ({
    method: 'DELETE',
    url: at(GATEWAY_ADDRESSES, attachment('gatewayAddresses')(context)),
  }),
}
