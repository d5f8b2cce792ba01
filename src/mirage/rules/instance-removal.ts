import type { DiskRecord, InstanceRecord } from '../models/records'
import { cancelTransition } from '../server/lifecycle'
import { moveDisk } from '../server/storage-lifecycle'
import type { BackendState } from '../server/backend-state'
import { releaseAddresses } from './external-addresses'
import { leaveGroup } from './multicast-groups'

/** Finishes attaching or detaching first, then detaches. */
const releaseDisk = (backendState: BackendState, { id, state }: DiskRecord): void => {
  const arrived = state.state === 'attached' ? state : moveDisk(backendState, id, 'settled').state
  if (arrived.state === 'attached') moveDisk(backendState, id, 'detach')
}

/** Deletes an instance with everything that belongs to it. Detaches disks, floating
 * IPs and external subnets. */
export const removeInstance = (backendState: BackendState, { id }: InstanceRecord): void => {
  const { db } = backendState
  for (const disk of db.disks.by('instance', id)) releaseDisk(backendState, disk)
  for (const nic of db.networkInterfaces.in(id)) db.networkInterfaces.remove(nic.id)
  releaseAddresses(backendState, id)
  for (const subnet of db.externalSubnets.by('instance', id)) {
    db.externalSubnets.update(subnet.id, { instanceId: null })
  }
  for (const link of db.instanceSshKeys.by('instance', id)) db.instanceSshKeys.remove(link.id)
  for (const member of db.affinityMembers.by('instance', id)) db.affinityMembers.remove(member.id)
  for (const member of db.antiAffinityMembers.by('instance', id)) {
    db.antiAffinityMembers.remove(member.id)
  }
  for (const member of db.multicastMembers.by('instance', id)) leaveGroup(backendState, member)
  cancelTransition(backendState, id)
  db.instances.remove(id)
}
