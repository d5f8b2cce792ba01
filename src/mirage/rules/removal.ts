import type {
  DiskRecord,
  InstanceRecord,
  UserRecord,
  RouterRecord,
  VpcRecord,
} from '../models/records'
import { cancelTransition } from '../server/lifecycle'
import { moveDisk } from '../server/storage-lifecycle'
import type { BackendState } from '../server/backend-state'
import { releaseAddresses } from './external-addresses'
import { leaveGroup } from './multicast-groups'
import type { Db } from '../server/db'
import { removeAttachments } from './gateways'

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

const removeAll = (
  table: { remove(id: string): void },
  records: Iterable<{ readonly id: string }>,
) => {
  for (const { id } of records) table.remove(id)
}

/** Deletes a user with its sessions, tokens and keys. */
export const removeUser = (db: Db, { id }: UserRecord): void => {
  removeAll(db.sessions, db.sessions.by('user', id))
  removeAll(db.tokens, db.tokens.by('user', id))
  removeAll(db.deviceGrants, db.deviceGrants.by('user', id))
  removeAll(db.memberships, db.memberships.by('user', id))
  for (const key of db.sshKeys.in(id)) {
    removeAll(db.instanceSshKeys, db.instanceSshKeys.by('key', key.id))
    db.sshKeys.remove(key.id)
  }
  db.users.remove(id)
}

/** Deletes a silo, which must have no projects, with everything that belongs to it. */
export const removeSilo = (db: Db, siloId: string): void => {
  for (const user of db.users.in(siloId)) removeUser(db, user)
  removeAll(db.groups, db.groups.in(siloId))
  removeAll(db.identityProviders, db.identityProviders.in(siloId))
  removeAll(db.certificates, db.certificates.in(siloId))
  removeAll(db.scimTokens, db.scimTokens.in(siloId))
  removeAll(db.images, db.images.in(siloId))
  removeAll(db.ipPoolSilos, db.ipPoolSilos.by('silo', siloId))
  removeAll(db.subnetPoolSilos, db.subnetPoolSilos.by('silo', siloId))
  db.authSettings.remove(siloId)
  db.policies.remove(siloId)
  db.silos.remove(siloId)
}

/** Deletes a router with its routes. Subnets that used it keep the system router. */
export const removeRouter = (backendState: BackendState, { id }: RouterRecord): void => {
  const { db } = backendState
  for (const route of db.routes.in(id)) db.routes.remove(route.id)
  for (const subnet of db.subnets.by('router', id)) {
    db.subnets.update(subnet.id, { customRouterId: null, timeModified: backendState.now() })
  }
  db.routers.remove(id)
}

/** Deletes a VPC, which must have no subnets, with everything in it. */
export const removeVpc = (backendState: BackendState, { id }: VpcRecord): void => {
  const { db } = backendState
  for (const router of db.routers.in(id)) removeRouter(backendState, router)
  for (const gateway of db.gateways.in(id)) {
    removeAttachments(db, gateway)
    db.gateways.remove(gateway.id)
  }
  for (const rule of db.firewallRules.in(id)) db.firewallRules.remove(rule.id)
  db.vpcs.remove(id)
}
