import type { InstanceRecord } from '../models/instances'
import { forgetInstance } from '../server/lifecycle'
import { moveDisk } from '../server/storage-lifecycle'
import type { World } from '../server/world'
import { releaseAddresses } from './external-addresses'

/** Takes an instance away with all that is its own. Disks and floating IPs stay, detached. */
export const removeInstance = (world: World, { id }: InstanceRecord): void => {
  const { db } = world
  for (const disk of db.disks.by('instance', id)) moveDisk(world, disk.id, 'detach')
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
