import type { InstanceAutoRestartPolicy } from '@/api/generated/types'
import type { FilledPoolSelector } from '@/api/generated/filled'
import { isUuid } from '@/lib/name-or-id'
import type { InstanceRecord, ProjectRecord } from '../models/records'
import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { moveDisk } from '../server/storage-lifecycle'
import { lookup } from '../server/lookup'
import type { BackendState } from '../server/backend-state'
import { antiAffinity, joinGroup } from './affinity-groups'
import { attachDisk, diskFor } from './attachments'
import {
  assignEphemeral,
  assignSourceNat,
  attachFloating,
  ephemeralOf,
  requireVersion,
} from './external-addresses'
import { newIdentity } from './identity'
import type { DiskSpec, InstancePlan } from './instance-plan'
import { createInterface } from './interfaces'
import { hasDualStack } from './sizes'
import { createDisk } from './new-disks'
import { choosePool } from './pool-choice'

/** The fields that follow from a policy. Without one, instances are restarted. */
export const autoRestart = (policy: InstanceAutoRestartPolicy | null | undefined) => ({
  autoRestartPolicy: policy ?? null,
  autoRestartEnabled: policy !== 'never',
})

const insertInstance = (
  backendState: BackendState,
  { spec, project }: InstancePlan,
): InstanceRecord => {
  const { hostname, ncpus, memory, userData, autoRestartPolicy } = spec
  const { cpuPlatform, enableJumboFrames } = spec
  const identity = newIdentity(backendState, spec)
  return backendState.db.instances.insert({
    ...identity,
    ...autoRestart(autoRestartPolicy),
    hostname,
    ncpus,
    memory,
    userData,
    cpuPlatform,
    enableJumboFrames,
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

/** Assigns an ephemeral IP; from release 18 on, rejects a second one of an IP version. */
const provideEphemeral = (
  context: Context,
  instance: InstanceRecord,
  selector: FilledPoolSelector,
) => {
  const { backendState } = context
  const { id, ipVersion } = choosePool(context, selector)
  requireVersion(backendState, instance, ipVersion)
  if (hasDualStack(backendState) && ephemeralOf(backendState, instance, ipVersion)) {
    fail.invalidRequest('an instance may not have several ephemeral IPs of one IP version')
  }
  assignEphemeral(backendState, instance, id)
}

const assignAddresses = (
  context: Context,
  { spec, project }: InstancePlan,
  instance: InstanceRecord,
) => {
  const { backendState } = context
  assignSourceNat(backendState, instance, project.siloId)
  for (const address of spec.externalIps) {
    if (address.type === 'ephemeral') {
      provideEphemeral(context, instance, address.poolSelector)
    } else {
      attachFloating(backendState, floatingIpFor(context, project, address.floatingIp), instance)
    }
  }
}

/** Creates or finds a disk and attaches it; returns its ID. */
const provideDisk = (context: Context, instance: InstanceRecord, disk: DiskSpec): string => {
  const { backendState } = context
  if ('create' in disk) {
    const { id } = createDisk(backendState, instance.projectId, disk.create)
    return moveDisk(backendState, id, 'attach', instance.id).id
  }
  return attachDisk(backendState, instance, diskFor(context, instance, disk.attach)).id
}

/**
 * Creates the instance with everything that belongs to it. May fail half-way if a name is taken or
 * a quota exceeded: call it inside `atomically`.
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
  for (const spec of plan.interfaces) createInterface(backendState, instance, spec)
  assignAddresses(context, plan, instance)
  const bootDiskId = plan.bootDisk && provideDisk(context, instance, plan.bootDisk)
  for (const disk of plan.disks) provideDisk(context, instance, disk)
  return db.instances.update(instance.id, { bootDiskId })
}
