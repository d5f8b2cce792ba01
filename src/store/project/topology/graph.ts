import type * as Api from '@/api/generated/types'
import { privateIps } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import type { KnownNames } from '../known-names'
import { projectPaths } from '../paths'
import { endProblems } from '../router-routes/rules'

export type PartKind = 'gateway' | 'router' | 'subnet' | 'instance'

/** A part of a VPC, as a box in the diagram and an entry of the list. */
export interface PartViewModel {
  id: string
  kind: PartKind
  name: string
  /** Its properties, one line each. */
  facts: readonly string[]
  /** Of an instance. */
  state?: Api.InstanceState
  href: string
}

/** A connection of two parts; `from` is the one nearer to the internet. */
export interface LinkViewModel {
  from: string
  to: string
  /** The destinations of routes, or the address of an interface. */
  notes: readonly string[]
}

export interface Graph {
  parts: readonly PartViewModel[]
  links: readonly LinkViewModel[]
}

/** The loaded objects of a VPC. */
export interface VpcParts {
  project: string
  /** Name or id, as in the address of the page. */
  vpc: string
  subnets: readonly Api.VpcSubnet[]
  routers: readonly Api.VpcRouter[]
  routes: readonly Api.RouterRoute[]
  gateways: readonly Api.InternetGateway[]
  instances: readonly Api.Instance[]
  /** The interfaces of the instances, including those in other VPCs. */
  interfaces: readonly Api.InstanceNetworkInterface[]
}

const gatewayParts = ({ gateways, ...at }: VpcParts): PartViewModel[] =>
  gateways.map(({ id, name }) => ({
    id,
    kind: 'gateway',
    name,
    facts: [],
    href: projectPaths.internetGateway({ ...place(at), gateway: name }),
  }))

const routerParts = ({ routers, routes, ...at }: VpcParts): PartViewModel[] =>
  routers.map(({ id, name, kind }) => {
    const own = routes.filter(({ vpcRouterId }) => vpcRouterId === id)
    return {
      id,
      kind: 'router',
      name,
      facts: [kind, ...(own.length > 0 ? [pluralize('route', own.length)] : [])],
      href: projectPaths.router({ ...place(at), router: name }),
    }
  })

const subnetParts = ({ subnets, ...at }: VpcParts): PartViewModel[] =>
  subnets.map(({ id, name, ipv4Block, ipv6Block }) => ({
    id,
    kind: 'subnet',
    name,
    facts: [ipv4Block, ipv6Block],
    href: projectPaths.subnet({ ...place(at), subnet: name }),
  }))

const place = ({ project, vpc }: Pick<VpcParts, 'project' | 'vpc'>) => ({ project, vpc })

/** The interfaces that are in a subnet of the VPC. */
const placedInterfaces = ({ subnets, interfaces }: VpcParts) => {
  const inside = new Set(subnets.map(({ id }) => id))
  return interfaces.filter(({ subnetId }) => inside.has(subnetId))
}

const ipsOf = ({ ipStack }: Api.InstanceNetworkInterface) => privateIps(ipStack).map(({ ip }) => ip)

const instanceParts = (parts: VpcParts): PartViewModel[] => {
  const { project } = parts
  const placed = placedInterfaces(parts)
  return parts.instances.flatMap(({ id, name, runState }): PartViewModel[] => {
    const own = placed.filter(({ instanceId }) => instanceId === id)
    if (own.length === 0) return []
    const facts = own.flatMap(ipsOf)
    const href = projectPaths.instanceNetworking({ project, instance: name })
    return [{ id, kind: 'instance', name, facts, href, state: runState }]
  })
}

/**
 * The links from gateways to routers with routes to them, with the destinations of these routes.
 */
const gatewayLinks = ({ gateways, routers, routes }: VpcParts): LinkViewModel[] =>
  routers.flatMap(router =>
    gateways.flatMap(gateway => {
      const leading = routes.filter(
        ({ vpcRouterId, target }) =>
          vpcRouterId === router.id &&
          target.type === 'internet_gateway' &&
          target.value === gateway.name,
      )
      const notes = leading.map(({ destination }) => destination.value)
      return notes.length > 0 ? [{ from: gateway.id, to: router.id, notes }] : []
    }),
  )

/** Sentences about routes that lead nowhere, because what they name does not exist. */
export const deadRoutes = (
  { routers, routes }: Pick<VpcParts, 'routers' | 'routes'>,
  known: KnownNames,
): string[] =>
  routers.flatMap(router =>
    routes
      .filter(({ vpcRouterId }) => vpcRouterId === router.id)
      .flatMap(route =>
        (['destination', 'target'] as const).flatMap(end => {
          const problem = endProblems(route, known)[end]
          return problem && 'value' in route[end]
            ? [`Route ${route.name} of ${router.name}, ${end} ${route[end].value}: ${problem}.`]
            : []
        }),
      ),
  )

/** The system router serves all subnets; a custom router serves those that refer to it. */
const routerLinks = ({ routers, subnets }: VpcParts): LinkViewModel[] =>
  routers.flatMap(({ id, kind }) =>
    subnets
      .filter(({ customRouterId }) => kind === 'system' || customRouterId === id)
      .map(subnet => ({ from: id, to: subnet.id, notes: [] })),
  )

const interfaceLinks = (parts: VpcParts): LinkViewModel[] =>
  placedInterfaces(parts).map(each => ({
    from: each.subnetId,
    to: each.instanceId,
    notes: ipsOf(each).map(ip => `${ip} (${each.name}${each.primary ? ', primary' : ''})`),
  }))

/** The graph of a VPC's parts, from the internet inwards. */
export const toGraph = (parts: VpcParts): Graph => ({
  parts: [
    ...gatewayParts(parts),
    ...routerParts(parts),
    ...subnetParts(parts),
    ...instanceParts(parts),
  ],
  links: [...gatewayLinks(parts), ...routerLinks(parts), ...interfaceLinks(parts)],
})

/** A part with its neighbours, grouped by kind. */
export interface ListedPart {
  part: PartViewModel
  groups: readonly {
    kind: PartKind
    others: readonly { part: PartViewModel; notes: readonly string[] }[]
  }[]
}

const KINDS: readonly PartKind[] = ['gateway', 'router', 'subnet', 'instance']

/** Converts a graph to a list: the parts of each kind, each with its neighbours. */
export const toList = ({ parts, links }: Graph): { kind: PartKind; parts: ListedPart[] }[] => {
  const byId = new Map(parts.map(part => [part.id, part]))
  const neighbours = (id: string) =>
    links.flatMap(({ from, to, notes }) => {
      const part = byId.get(from === id ? to : from)
      return part && (from === id || to === id) ? [{ part, notes }] : []
    })
  const listed = (part: PartViewModel): ListedPart => {
    const all = neighbours(part.id)
    const groups = KINDS.map(kind => ({
      kind,
      others: all.filter(other => other.part.kind === kind),
    }))
    return { part, groups: groups.filter(({ others }) => others.length > 0) }
  }
  return KINDS.map(kind => ({ kind, parts: parts.filter(part => part.kind === kind).map(listed) }))
}
