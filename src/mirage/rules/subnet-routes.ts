import type { SubnetRecord, VpcRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { newIdentity } from './identity'

/** Names reserved for the default routes of a VPC, even if these were deleted. */
const DEFAULT_ROUTES: ReadonlySet<string> = new Set(['default-v4', 'default-v6'])

/** A subnet's route is named after it, or gets another name if that is taken by another route. */
const nameFor = ({ db }: BackendState, vpcRouterId: string, subnet: SubnetRecord): string => {
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

/** Creates the route that makes a subnet reachable within its VPC. */
export const createSubnetRoute = (
  backendState: BackendState,
  { systemRouterId }: VpcRecord,
  subnet: SubnetRecord,
): void => {
  const way = leadingTo(subnet)
  const name = nameFor(backendState, systemRouterId, subnet)
  backendState.db.routes.insert({
    ...newIdentity(backendState, { name, description: way.description }),
    ...way,
    kind: 'vpc_subnet',
    vpcRouterId: systemRouterId,
    subnetId: subnet.id,
  })
}

/** Renames the route of a subnet that was renamed. */
export const renameSubnetRoute = (backendState: BackendState, subnet: SubnetRecord): void => {
  for (const { id, vpcRouterId } of backendState.db.routes.by('subnet', subnet.id)) {
    backendState.db.routes.update(id, {
      ...leadingTo(subnet),
      name: nameFor(backendState, vpcRouterId, subnet),
      timeModified: backendState.now(),
    })
  }
}

export const removeSubnetRoute = ({ db }: BackendState, { id }: SubnetRecord): void => {
  for (const route of db.routes.by('subnet', id)) db.routes.remove(route.id)
}
