import type { RouterRoute } from '@/api/generated/types'
import { requestForm } from '../forms'
import { reachabilityPaths } from '../reachability-paths'
import { dataOf, type Facts } from './facts'
import { changedVpc, leadsTo, link, type Asked, type Fix, type Of } from './fix'

export const withPool = (asked: Asked, { vpc, gateway, pools }: Of<'noPool'>): Fix[] => {
  const { facts, back } = asked
  return pools.flatMap((id): Fix[] => {
    const pool = facts.poolNames.get(id)
    if (pool === undefined) return []
    const changed = changedVpc(facts, vpc, ({ attached }) => ({
      attached: name => {
        const found = attached(name)
        return name === gateway
          ? { ...found, pools: { data: [...(dataOf(found.pools) ?? []), id] } }
          : found
      },
    }))
    const to = reachabilityPaths.poolAttach({ project: facts.project, vpc, gateway, pool, back })
    return [
      {
        action: link(`attachPool/${id}`, `Attach IP pool ${pool}`, to),
        leadsTo: leadsTo(changed, asked),
      },
    ]
  })
}

export const withoutRoute = (asked: Asked, { vpc, router, route }: Of<'route'>): Fix[] => {
  const { facts, back } = asked
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const found = routes(id)
      return found && 'data' in found
        ? { data: found.data.filter(each => each.id !== route.id) }
        : found
    },
  }))
  const to = reachabilityPaths.route({
    project: facts.project,
    vpc,
    router,
    route: route.name,
    back,
  })
  return [
    {
      action: link('editRoute', `Edit route ${route.name}`, to),
      leadsTo: leadsTo(changed, asked),
      note: 'The verdict is the one without this route.',
    },
  ]
}

/** Opens the system router’s way out, which leads to a gateway that does not exist. */
const withTarget = (
  asked: Asked,
  { vpc, subnet, version }: Omit<Of<'noRoute'>, 'kind'>,
  gateway: string,
): Fix[] => {
  const { facts, back } = asked
  const { project } = facts
  const found = facts.vpcs(subnet.vpcId)
  const router = (dataOf(found.routers) ?? []).find(({ kind }) => kind === 'system')
  const destination = version === 'v4' ? '0.0.0.0/0' : '::/0'
  const isWayOut = (route: RouterRoute) =>
    route.kind === 'default' && route.destination.value === destination
  const route = router && (dataOf(found.routes(router.id)) ?? []).find(isWayOut)
  if (!router || !route) return []
  const target = { type: 'internet_gateway' as const, value: gateway }
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const present = routes(id)
      return present && 'data' in present
        ? { data: present.data.map(each => (each.id === route.id ? { ...each, target } : each)) }
        : present
    },
  }))
  const to = reachabilityPaths.route({ project, vpc, router: router.name, route: route.name, back })
  return [
    {
      action: link('editRoute', `Edit route ${route.name}`, to),
      leadsTo: leadsTo(changed, asked),
      note: `Its gateway does not exist. The verdict is the one with the gateway ${gateway}.`,
    },
  ]
}

export const withRoute = (asked: Asked, { vpc, subnet, version }: Of<'noRoute'>): Fix[] => {
  const { facts, back } = asked
  const { project } = facts
  const found = facts.vpcs(subnet.vpcId)
  const gateways = dataOf(found.gateways) ?? []
  const router = (dataOf(found.routers) ?? []).find(({ id }) => id === subnet.customRouterId)
  const [gateway] = gateways
  if (!gateway) {
    const added = {
      id: 'default',
      name: 'default',
      vpcId: subnet.vpcId,
      description: '',
      timeCreated: '',
      timeModified: '',
    }
    const changed = changedVpc(facts, vpc, () => ({
      gateways: { data: [added] },
      attached: () => ({ pools: { data: [] }, addresses: { data: [] } }),
    }))
    const to = reachabilityPaths.gatewayCreate({ project, vpc, name: 'default', back })
    return [
      { action: link('addGateway', 'New internet gateway', to), leadsTo: leadsTo(changed, asked) },
    ]
  }
  if (!router) return withTarget(asked, { vpc, subnet, version }, gateway.name)
  const destination = version === 'v4' ? '0.0.0.0/0' : '::/0'
  const route = {
    id: 'new',
    name: 'new',
    description: '',
    timeCreated: '',
    timeModified: '',
    kind: 'custom' as const,
    vpcRouterId: router.id,
    destination: { type: 'ip_net' as const, value: destination },
    target: { type: 'internet_gateway' as const, value: gateway.name },
  }
  const changed = changedVpc(facts, vpc, ({ routes }) => ({
    routes: id => {
      const present = routes(id)
      return present && 'data' in present && id === router.id
        ? { data: [...present.data, route] }
        : present
    },
  }))
  const to = reachabilityPaths.routeCreate({
    project,
    vpc,
    router: router.name,
    destination,
    gateway: gateway.name,
    back,
  })
  return [{ action: link('addRoute', 'New route', to), leadsTo: leadsTo(changed, asked) }]
}

export const withTransit = (asked: Asked, { instance, nic, ip }: Of<'transit'>): Fix[] => {
  const { facts } = asked
  const block = `${ip}/${ip.includes(':') ? 128 : 32}`
  const { ipStack: stack } = nic
  const adding = (each: { ip: string; transitIps: string[] }) => ({
    ...each,
    transitIps: [...each.transitIps, block],
  })
  const ipStack: typeof stack =
    stack.type === 'dual_stack'
      ? { ...stack, value: { v4: adding(stack.value.v4), v6: adding(stack.value.v6) } }
      : { ...stack, value: adding(stack.value) }
  const changed: Facts = {
    ...facts,
    vpcs: id => {
      const vpc = facts.vpcs(id)
      return {
        ...vpc,
        named: name => (name === instance ? { data: [{ ...nic, ipStack }] } : vpc.named(name)),
      }
    },
  }
  return [
    {
      action: {
        id: 'addTransitIp',
        label: `Edit network interface of ${instance}`,
        event: requestForm('networkInterfaceEdit', {
          project: facts.project,
          instance,
          id: nic.id,
        }),
      },
      leadsTo: leadsTo(changed, asked),
      note: `Add the transit IP ${block}, or a larger block. The instance ${instance} must be stopped for it.`,
    },
  ]
}
