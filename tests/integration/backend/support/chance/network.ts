import { at, type Deeds, type Ground, to } from './ground'

const VPCS = '/v1/vpcs'
const RULES = '/v1/vpc-firewall-rules'
const SUBNETS = '/v1/vpc-subnets'
const ROUTERS = '/v1/vpc-routers'
const ROUTES = '/v1/vpc-router-routes'
const GATEWAYS = '/v1/internet-gateways'
const GATEWAY_POOLS = '/v1/internet-gateway-ip-pools'
const GATEWAY_ADDRESSES = '/v1/internet-gateway-ip-addresses'

const renamed = (ground: Ground) =>
  ground.one<object>({ description: 'new' }, { name: ground.name })

const vpcThing = (kind: 'subnets' | 'routers' | 'gateways') => (ground: Ground) => {
  const { id, scope } = ground.inVpc()
  return { id, chosen: ground.choose<{ id: string; name: string }>(ground.db[kind].in(id), scope) }
}

const subnet = vpcThing('subnets')
const router = vpcThing('routers')
const gateway = vpcThing('gateways')

/** A router may be the one no subnet can have. */
const someRouter = (ground: Ground, vpcId: string) =>
  ground.one(null, ground.pick(ground.db.routers.in(vpcId))?.name ?? 'nowhere')

const routeEnds = (ground: Ground) => ({
  destination: ground.one<object>(
    { type: 'ip', value: '10.0.0.9' },
    { type: 'ip_net', value: 'fd12::/64' },
    { type: 'subnet', value: 'default' },
    { type: 'vpc', value: 'default' },
  ),
  target: ground.one<object>(
    { type: 'drop' },
    { type: 'ip', value: '10.0.0.1' },
    { type: 'internet_gateway', value: 'default' },
    { type: 'instance', value: 'alpha' },
    { type: 'subnet', value: 'default' },
  ),
})

const route = (ground: Ground) => {
  const { id, scope } = ground.inRouter()
  return ground.choose(ground.db.routes.in(id), scope)
}

const rule = (ground: Ground, index: number) => ({
  name: ground.one(`rule-${index}`, ground.name),
  description: '',
  action: ground.one('allow', 'deny'),
  direction: ground.one('inbound', 'outbound'),
  priority: ground.one(0, 1, 100, 65_534, 65_535, 65_536),
  status: ground.one('enabled', 'disabled'),
  targets: ground.one<object[]>([], [{ type: 'subnet', value: 'default' }]),
  filters: ground.one<object>({}, { ports: [ground.one('22', '80-443')] }),
})

const cascade = (ground: Ground) => ground.one<Record<string, string>>({}, { cascade: 'true' })

const attachment = (kind: 'gatewayPools' | 'gatewayAddresses') => (ground: Ground) => {
  const { id, scope } = ground.inGateway()
  const rows = ground.db[kind].in(id)
  const chosen = ground.choose<{ id: string; name: string }>(rows, scope)
  return { ...chosen, scope: { ...chosen.scope, ...cascade(ground) } }
}

/** What is done with VPCs and in them. */
export const networkDeeds: Deeds = {
  createVpc: ground => {
    const ipv6_prefix = ground.one(null, 'fd12:3456:789a::/48', 'fe80::/48')
    const body = { ...ground.identity, dns_name: ground.name, ipv6_prefix }
    return { method: 'POST', url: to(VPCS, ground.inProject().scope), body }
  },
  updateVpc: ground => ({
    method: 'PUT',
    url: at(VPCS, ground.of('vpcs')),
    body: renamed(ground),
  }),
  deleteVpc: ground => ({ method: 'DELETE', url: at(VPCS, ground.of('vpcs')) }),
  replaceRules: ground => {
    const rules = Array.from({ length: ground.number(4) }, (_, index) => rule(ground, index))
    return { method: 'PUT', url: to(RULES, ground.inVpc().scope), body: { rules } }
  },

  createSubnet: ground => {
    const { id, scope } = ground.inVpc()
    const body = {
      ...ground.identity,
      ipv4_block: ground.chance(3)
        ? ground.one('172.30.0.0/22', '8.0.0.0/24', '10.0.0.0/30')
        : `10.${ground.number(8)}.0.0/16`,
      ipv6_block: ground.chance(4) ? ground.one('fd12:3456:789a:1::/64', 'fd00::/48') : null,
      custom_router: someRouter(ground, id),
    }
    return { method: 'POST', url: to(SUBNETS, scope), body }
  },
  updateSubnet: ground => {
    const { id, chosen } = subnet(ground)
    const body = { ...renamed(ground), custom_router: someRouter(ground, id) }
    return { method: 'PUT', url: at(SUBNETS, chosen), body }
  },
  deleteSubnet: ground => ({ method: 'DELETE', url: at(SUBNETS, subnet(ground).chosen) }),

  createRouter: ground => ({
    method: 'POST',
    url: to(ROUTERS, ground.inVpc().scope),
    body: ground.identity,
  }),
  updateRouter: ground => ({
    method: 'PUT',
    url: at(ROUTERS, router(ground).chosen),
    body: renamed(ground),
  }),
  deleteRouter: ground => ({ method: 'DELETE', url: at(ROUTERS, router(ground).chosen) }),
  createRoute: ground => {
    const body = { ...ground.identity, ...routeEnds(ground) }
    return { method: 'POST', url: to(ROUTES, ground.inRouter().scope), body }
  },
  updateRoute: ground => {
    const body = { ...renamed(ground), ...routeEnds(ground) }
    return { method: 'PUT', url: at(ROUTES, route(ground)), body }
  },
  deleteRoute: ground => ({ method: 'DELETE', url: at(ROUTES, route(ground)) }),

  createGateway: ground => ({
    method: 'POST',
    url: to(GATEWAYS, ground.inVpc().scope),
    body: ground.identity,
  }),
  deleteGateway: ground => {
    const { chosen } = gateway(ground)
    return {
      method: 'DELETE',
      url: at(GATEWAYS, { ...chosen, scope: { ...chosen.scope, ...cascade(ground) } }),
    }
  },
  attachPool: ground => ({
    method: 'POST',
    url: to(GATEWAY_POOLS, ground.inGateway().scope),
    body: { ...ground.identity, ip_pool: ground.pool().selector },
  }),
  detachPool: ground => ({
    method: 'DELETE',
    url: at(GATEWAY_POOLS, attachment('gatewayPools')(ground)),
  }),
  attachAddress: ground => ({
    method: 'POST',
    url: to(GATEWAY_ADDRESSES, ground.inGateway().scope),
    body: { ...ground.identity, address: ground.one('123.4.56.4', 'fd00::1') },
  }),
  detachAddress: ground => ({
    method: 'DELETE',
    url: at(GATEWAY_ADDRESSES, attachment('gatewayAddresses')(ground)),
  }),
}
