import type * as Api from '@/api/generated/types'
import type { Graph, GraphLink, GraphPart } from '@/lib/graph'
import { privateIps } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import type { KnownNames } from '../known-names'
import { projectPaths } from '../paths'
import { endProblems } from '../router-routes/rules'

/** From the internet inwards. */
export const KINDS = ['gateway', 'router', 'subnet', 'instance'] as const

export type PartKind = (typeof KINDS)[number]

/** A part of a VPC, as a box in the diagram and an entry of the list. */
export interface PartViewModel extends GraphPart<PartKind> {
  /** Of an instance. */
  state?: Api.InstanceState
  href: string
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
const gatewayLinks = ({ gateways, routers, routes }: VpcParts): GraphLink[] =>
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
const routerLinks = ({ routers, subnets }: VpcParts): GraphLink[] =>
  routers.flatMap(({ id, kind }) =>
    subnets
      .filter(({ customRouterId }) => kind === 'system' || customRouterId === id)
      .map(subnet => ({ from: id, to: subnet.id, notes: [] })),
  )

const interfaceLinks = (parts: VpcParts): GraphLink[] =>
  placedInterfaces(parts).map(each => ({
    from: each.subnetId,
    to: each.instanceId,
    notes: ipsOf(each).map(ip => `${ip} (${each.name}${each.primary ? ', primary' : ''})`),
  }))

/** The graph of a VPC's parts, from the internet inwards. */
export const toGraph = (parts: VpcParts): Graph<PartViewModel> => ({
  parts: [
    ...gatewayParts(parts),
    ...routerParts(parts),
    ...subnetParts(parts),
    ...instanceParts(parts),
  ],
  links: [...gatewayLinks(parts), ...routerLinks(parts), ...interfaceLinks(parts)],
})
