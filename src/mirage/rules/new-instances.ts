import { isUuid } from '@/lib/name-or-id'
import type { InstanceRecord } from '../models/instances'
import type { ProjectRecord } from '../models/projects'
import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { moveDisk } from '../server/storage-lifecycle'
import { lookup } from '../server/lookup'
import type { BackendState } from '../server/backend-state'
import { antiAffinity, joinGroup } from './affinity-groups'
import { attachDisk, diskFor } from './attachments'
import { autoRestart } from './auto-restart'
import {
  attachFloating,
  choosePool,
  defaultPoolOf,
  giveEphemeral,
  giveSourceNat,
} from './external-addresses'
import { newIdentity } from './identity'
import type { DiskWish, InstancePlan } from './instance-plan'
import { createInterface } from './interfaces'
import { createDisk } from './new-disks'

const insertInstance = (
  backendState: BackendState,
  { wish, project }: InstancePlan,
): InstanceRecord => {
  const { hostname, ncpus, memory, userData, autoRestartPolicy } = wish
  const identity = newIdentity(backendState, wish)
  return backendState.db.instances.insert({
    ...identity,
    ...autoRestart(autoRestartPolicy),
    hostname,
    ncpus,
    memory,
    userData,
    projectId: project.id,
    bootDiskId: null,
    runState: 'creating',
    timeRunStateUpdated: identity.timeCreated,
    timeLastAutoRestarted: null,
    autoRestartCooldownExpiration: null,
    sledId: null,
  })
}

/** A floating IP by name in the instance's project, or by ID. */
const floatingIpFor = (context: Context, project: ProjectRecord, nameOrId: string) => {
  const parent = isUuid(nameOrId) ? undefined : project.id
  const floatingIp = lookup.inProject(context, 'floatingIp', nameOrId, parent)
  return floatingIp.projectId === project.id
    ? floatingIp
    : fail.invalidRequest('floating IP must be in the same project as the instance')
}

const giveAddresses = (
  context: Context,
  { wish, project }: InstancePlan,
  instance: InstanceRecord,
) => {
  const { backendState } = context
  const natPool = defaultPoolOf(backendState.db, project.siloId)
  if (natPool) giveSourceNat(backendState, instance, natPool)
  for (const address of wish.externalIps) {
    if (address.type === 'ephemeral') {
      giveEphemeral(backendState, instance, choosePool(context, address.pool))
    } else {
      attachFloating(backendState, floatingIpFor(context, project, address.floatingIp), instance)
    }
  }
}

/** Makes the disk or finds it, and attaches it; its id. */
const giveDisk = (context: Context, instance: InstanceRecord, disk: DiskWish): string => {
  const { backendState } = context
  if ('create' in disk) {
    const { id } = createDisk(backendState, instance.projectId, disk.create)
    return moveDisk(backendState, id, 'attach', instance.id).id
  }
  return attachDisk(backendState, instance, diskFor(context, instance, disk.attach)).id
}

/**
 * Writes the instance and all it comes with. Refuses half-way when something is taken or used up:
 * to be called where all of it is taken back then.
 */
export const createInstance = (context: Context, plan: InstancePlan): InstanceRecord => {
  const { backendState } = context
  const { db, ids } = backendState
  const instance = insertInstance(backendState, plan)
  for (const { id: sshKeyId } of plan.sshKeys) {
    db.instanceSshKeys.insert({ id: ids.next(), instanceId: instance.id, sshKeyId })
  }
  for (const group of plan.antiAffinityGroups)
    joinGroup(backendState, antiAffinity, group, instance)
  for (const wish of plan.interfaces) createInterface(backendState, instance, wish)
  giveAddresses(context, plan, instance)
  const bootDiskId = plan.bootDisk && giveDisk(context, instance, plan.bootDisk)
  for (const disk of plan.disks) giveDisk(context, instance, disk)
  return db.instances.update(instance.id, { bootDiskId })
}
