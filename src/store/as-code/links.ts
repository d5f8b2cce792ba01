import { linked, rich, type RichText } from '@/lib/rich-text'
import { groupAddress, groupPath } from '@/store/project/affinity-kinds'
import { projectPaths } from '@/store/project/paths'
import { systemPaths } from '@/store/system/paths'
import type { Indexed } from './found'
import type { LeftOut } from './things'

/** An object that has a page, as a text names it. */
interface Page {
  readonly name: string
  readonly href: string
}

type Place = { readonly project: string }

interface Inside {
  readonly name: string
  readonly vpcId: string
}

/** The page of something in a VPC, or of that which it is a part of. */
const inVpc = (index: Indexed, id: string, { project }: Place): Page | undefined => {
  const page = (
    { name, vpcId }: Inside,
    hrefOf: (place: { project: string; vpc: string }) => string,
  ): Page | undefined => {
    const vpc = index.vpc.get(vpcId)?.name
    return vpc === undefined ? undefined : { name, href: hrefOf({ project, vpc }) }
  }
  const named = <Item extends { id: string }>(items: readonly Item[]) =>
    items.find(each => each.id === id)
  const subnet = index.subnet.get(id)
  if (subnet) return page(subnet, at => projectPaths.subnet({ ...at, subnet: subnet.name }))
  const route = named(index.routes)
  const router = index.routers.find(each => each.id === (route?.vpcRouterId ?? id))
  if (router && route)
    return page({ name: route.name, vpcId: router.vpcId }, at =>
      projectPaths.route({ ...at, router: router.name, route: route.name }),
    )
  if (router) return page(router, at => projectPaths.router({ ...at, router: router.name }))
  const part = named(index.gatewayPools) ?? named(index.gatewayAddresses)
  const gateway = index.gateways.find(each => each.id === (part?.internetGatewayId ?? id))
  return (
    gateway && page(gateway, at => projectPaths.internetGateway({ ...at, gateway: gateway.name }))
  )
}

const inProject = (index: Indexed, id: string, place: Place): Page | undefined => {
  const page = (
    object: { name: string } | undefined,
    hrefOf: (name: string) => string,
  ): Page | undefined => object && { name: object.name, href: hrefOf(object.name) }
  const named = <Item extends { id: string; name: string }>(items: readonly Item[]) =>
    items.find(each => each.id === id)
  const nic = named(index.nics)
  const group = named(index.affinityGroups)
  const antiGroup = named(index.antiAffinityGroups)
  return (
    page(index.vpc.get(id), vpc => projectPaths.firewallRules({ ...place, vpc })) ??
    page(index.instance.get(id), instance =>
      projectPaths.instanceStorage({ ...place, instance }),
    ) ??
    page(nic && index.instance.get(nic.instanceId), instance =>
      projectPaths.instanceNetworking({ ...place, instance }),
    ) ??
    page(index.disk.get(id), disk => projectPaths.disk({ ...place, disk })) ??
    page(index.snapshot.get(id), snapshot => projectPaths.snapshot({ ...place, snapshot })) ??
    page(index.image.get(id), image => projectPaths.image({ ...place, image })) ??
    page(named(index.floatingIps), floatingIp =>
      projectPaths.floatingIp({ ...place, floatingIp }),
    ) ??
    page(named(index.externalSubnets), externalSubnet =>
      projectPaths.externalSubnet({ ...place, externalSubnet }),
    ) ??
    page(group, () => groupPath(groupAddress('affinity', place.project, group!))) ??
    page(antiGroup, () => groupPath(groupAddress('antiAffinity', place.project, antiGroup!))) ??
    inVpc(index, id, place)
  )
}

const inSystem = (index: Indexed, id: string): Page | undefined => {
  const of = (
    items: readonly { id: string; name: string }[],
    hrefOf: (name: string) => string,
  ): Page | undefined => {
    const name = items.find(each => each.id === id)?.name
    return name === undefined ? undefined : { name, href: hrefOf(name) }
  }
  return (
    of(index.silos, silo => systemPaths.silo({ silo })) ??
    of(index.systemPools, pool => systemPaths.ipPool({ pool })) ??
    of(index.systemSubnetPools, subnetPool => systemPaths.subnetPool({ subnetPool })) ??
    of(index.addressLots, lot => systemPaths.addressLot({ lot }))
  )
}

/** The object that a line is about: `customRouter/<id>`, `ipPoolLink|<id>|<id>` or its id. */
const pageOf = (index: Indexed, { keys, name, isMade }: LeftOut): Page | undefined => {
  const place = { project: index.project.name }
  const [key = ''] = keys
  if (key === 'access') return { name: 'Access', href: projectPaths.access(place) }
  const vpc = isMade ? index.vpcNamed.get(name)?.id : undefined
  const id = vpc ?? key.split('|')[1] ?? key.split('/').at(-1)!
  return index.project.id === '' ? inSystem(index, id) : inProject(index, id, place)
}

/** What is left out and why, with the name of the object leading to its page, if it has one. */
export const leftOutText = (index: Indexed, line: LeftOut): RichText => {
  const { text, reason } = line
  const { name = '', href = '' } = pageOf(index, line) ?? {}
  const quote = text.indexOf(`"${name}"`)
  const at = quote === -1 ? text.lastIndexOf(name) : quote + 1
  if (name === '' || at === -1) return [`${text}: ${reason}`]
  return rich`${text.slice(0, at)}${linked(name, href)}${text.slice(at + name.length)}: ${reason}`
}
