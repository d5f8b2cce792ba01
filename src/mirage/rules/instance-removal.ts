import type { DiskRecord } from '../models/disks'
import type { InstanceRecord } from '../models/instances'
import { forgetInstance } from '../server/lifecycle'
import { moveDisk } from '../server/storage-lifecycle'
import type { World } from '../server/world'
import { releaseAddresses } from './external-addresses'

/** A disk that is on its way to or from an instance arrives first. */
const releaseDisk = (world: World, { id, state }: DiskRecord): void => {
  const arrived = state.state === 'attached' ? state : moveDisk(world, id, 'settled').state
  if (arrived.state === 'attached') moveDisk(world, id, 'detach')
}

/** Takes an instance away with all that is its own. Disks and floating IPs stay, detached. */
export const removeInstance = (world: World, { id }: InstanceRecord): void => {
  const { db } = world
  for (const disk of db.disks.by('instance', id)) releaseDisk(world, disk)
  for (const nic of db.networkInterfaces.in(id)) db.networkInterfaces.remove(nic.id)
  releaseAddresses(world, id)
  for (const link of db.instanceSshKeys.by('instance', id)) db.instanceSshKeys.remove(link.id)
  for (const member of db.affinityMembers.by('instance', id)) db.affinityMembers.remove(member.id)
  for (const member of db.antiAffinityMembers.by('instance', id)) {
    db.antiAffinityMembers.remove(member.id)
  }
  forgetInstance(world, id)
  db.instances.remove(id)
}
