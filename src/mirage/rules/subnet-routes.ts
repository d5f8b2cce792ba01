import type { SubnetRecord, VpcRecord } from '../models/vpcs'
import type { World } from '../server/world'
import { newIdentity } from './identity'

/** What the ways out of a VPC are called, whether they are still there or not. */
const DEFAULT_ROUTES: ReadonlySet<string> = new Set(['default-v4', 'default-v6'])

/** A subnet's route has its name, or one of its own where that stands for another route. */
const nameFor = ({ db }: World, vpcRouterId: string, subnet: SubnetRecord): string => {
  const holder = db.routes.named(vpcRouterId, subnet.name)
  const taken = holder !== undefined && holder.subnetId !== subnet.id
  return taken || DEFAULT_ROUTES.has(subnet.name)
    ? `conflict-${subnet.name}-${subnet.id}`
    : subnet.name
}

const leadingTo = ({ name }: SubnetRecord) => ({
  description: `Leads to subnet ${name}`,
  destination: { type: 'subnet' as const, value: name },
  target: { type: 'subnet' as const, value: name },
})

/** The route that lets everything in the VPC reach a subnet. */
export const createSubnetRoute = (
  world: World,
  { systemRouterId }: VpcRecord,
  subnet: SubnetRecord,
): void => {
  const way = leadingTo(subnet)
  const name = nameFor(world, systemRouterId, subnet)
  world.db.routes.insert({
    ...newIdentity(world, { name, description: way.description }),
    ...way,
    kind: 'vpc_subnet',
    vpcRouterId: systemRouterId,
    subnetId: subnet.id,
  })
}

/** Has the route follow a subnet that got another name. */
export const renameSubnetRoute = (world: World, subnet: SubnetRecord): void => {
  for (const { id, vpcRouterId } of world.db.routes.by('subnet', subnet.id)) {
    world.db.routes.update(id, {
      ...leadingTo(subnet),
      name: nameFor(world, vpcRouterId, subnet),
      timeModified: world.now(),
    })
  }
}

export const removeSubnetRoute = ({ db }: World, { id }: SubnetRecord): void => {
  for (const route of db.routes.by('subnet', id)) db.routes.remove(route.id)
}
