import {
  MAX_AFFINITY_GROUP_MEMBERS,
  MAX_AFFINITY_GROUPS_PER_INSTANCE,
  MAX_NETWORK_INTERFACES_PER_INSTANCE,
  MAX_SSH_KEYS_PER_INSTANCE,
} from '@/lib/limits'
import type { AntiAffinityGroupRecord } from '../models/affinity'
import type { InstanceRecord } from '../models/instances'
import type { ProjectRecord } from '../models/projects'
import type { SshKeyRecord } from '../models/ssh-keys'
import type { Context } from '../server/access'
import { fail } from '../server/errors'
import { isUuid } from '../server/ids'
import { moveDisk } from '../server/lifecycle'
import { lookup } from '../server/lookup'
import type { BodyOf } from '../server/calls'
import { sentinels } from '../server/sentinels'
import type { World } from '../server/world'
import { attachDisk, checkDiskCount, diskFor } from './attachments'
import { autoRestart } from './auto-restart'
import {
  attachFloating,
  checkAddressCount,
  choosePool,
  defaultPoolOf,
  giveEphemeral,
  giveSourceNat,
} from './external-addresses'
import { newIdentity, requireFreeName } from './identity'
import { createInterface, type InterfaceWish } from './interfaces'
import { createDisk, type DiskPlan, planDisk } from './new-disks'
import { checkInstanceSize } from './sizes'

type Wish = BodyOf<'instanceCreate'>

type DiskWish = { readonly attach: string } | { readonly create: DiskPlan }

/** An instance to be, with everything looked up that can be before anything is written. */
export interface InstancePlan {
  readonly wish: Wish
  readonly project: ProjectRecord
  readonly bootDisk: DiskWish | null
  readonly disks: readonly DiskWish[]
  readonly interfaces: readonly InterfaceWish[]
  readonly sshKeys: readonly SshKeyRecord[]
  readonly antiAffinityGroups: readonly AntiAffinityGroupRecord[]
}

const planDisks = (context: Context, project: ProjectRecord, wish: Wish) => {
  const plan = (disk: Wish['disks'][number]): DiskWish =>
    disk.type === 'attach' ? { attach: disk.name } : { create: planDisk(context, project.id, disk) }
  checkDiskCount(wish.disks.length + (wish.bootDisk ? 1 : 0))
  return {
    bootDisk: wish.bootDisk && plan(wish.bootDisk),
    disks: wish.disks.map(plan),
  }
}

const checkAddresses = ({ externalIps }: Wish) =>
  checkAddressCount({
    total: externalIps.length,
    ephemeral: externalIps.filter(({ type }) => type === 'ephemeral').length,
  })

/** The interface every instance gets that asks for nothing else. */
const defaultInterface = (wish: Wish): InterfaceWish => ({
  name: 'default',
  description: `default primary interface for ${wish.name}`,
  vpcName: 'default',
  subnetName: 'default',
})

const planInterfaces = (wish: Wish): readonly InterfaceWish[] => {
  const { networkInterfaces } = wish
  if (networkInterfaces.type !== 'create') {
    return networkInterfaces.type === 'default' ? [defaultInterface(wish)] : []
  }
  const { params } = networkInterfaces
  if (params.length === 0) fail.invalidRequest('at least one network interface must be given')
  if (params.length > MAX_NETWORK_INTERFACES_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may have not more than ${MAX_NETWORK_INTERFACES_PER_INSTANCE} network interfaces`,
    )
  }
  if (new Set(params.map(({ vpcName }) => vpcName)).size > 1) {
    fail.invalidRequest('all interfaces of an instance must be in the same VPC')
  }
  return params
}

/** The keys asked for, each once; all of the caller's when none are named. */
const planKeys = (context: Context, given: Wish['sshPublicKeys']): readonly SshKeyRecord[] => {
  const keys = given
    ? new Set(given.map(nameOrId => lookup.sshKey(context, nameOrId)))
    : context.world.db.sshKeys.in(context.caller.user.id)
  return [...keys].length > MAX_SSH_KEYS_PER_INSTANCE
    ? fail.invalidRequest(
        `cannot attach more than ${MAX_SSH_KEYS_PER_INSTANCE} ssh keys to the instance`,
      )
    : [...keys]
}

const groupFor = (context: Context, project: ProjectRecord, nameOrId: string) => {
  const parent = isUuid(nameOrId) ? undefined : project.id
  const group = lookup.inProject(context, 'antiAffinityGroup', nameOrId, parent)
  return group.projectId === project.id ? group : fail.notFound('anti-affinity-group', nameOrId)
}

const planGroups = (context: Context, project: ProjectRecord, given: readonly string[]) => {
  const groups = [...new Set(given.map(nameOrId => groupFor(context, project, nameOrId)))]
  if (groups.length > MAX_AFFINITY_GROUPS_PER_INSTANCE) {
    fail.invalidRequest(
      `an instance may be in at most ${MAX_AFFINITY_GROUPS_PER_INSTANCE} anti-affinity groups`,
    )
  }
  return groups
}

/** Checks all that can be checked before anything is written, in the order users are told of it. */
export const planInstance = (
  context: Context,
  project: ProjectRecord,
  wish: Wish,
): InstancePlan => {
  const { db } = context.world
  checkInstanceSize(wish)
  const { bootDisk, disks } = planDisks(context, project, wish)
  checkAddresses(wish)
  const interfaces = planInterfaces(wish)
  const sshKeys = planKeys(context, wish.sshPublicKeys)
  const antiAffinityGroups = planGroups(context, project, wish.antiAffinityGroups)
  requireFreeName(db.instances, 'instance', project.id, wish.name)
  if (wish.name === sentinels.instanceWithoutPool) fail.absent('default IP pool for current silo')
  return { wish, project, bootDisk, disks, interfaces, sshKeys, antiAffinityGroups }
}

const insertInstance = (world: World, { wish, project }: InstancePlan): InstanceRecord => {
  const { hostname, ncpus, memory, userData, autoRestartPolicy } = wish
  const identity = newIdentity(world, wish)
  return world.db.instances.insert({
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

const joinGroups = (
  { db, ids }: World,
  { id: instanceId }: InstanceRecord,
  groups: readonly AntiAffinityGroupRecord[],
) => {
  for (const { id: groupId, name } of groups) {
    if (db.antiAffinityMembers.in(groupId).length >= MAX_AFFINITY_GROUP_MEMBERS) {
      fail.invalidRequest(
        `anti-affinity group "${name}" already has the maximum of ${MAX_AFFINITY_GROUP_MEMBERS} members`,
      )
    }
    db.antiAffinityMembers.insert({ id: ids.next(), groupId, instanceId })
  }
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
  const { world } = context
  const natPool = defaultPoolOf(world.db, project.siloId)
  if (natPool) giveSourceNat(world, instance, natPool)
  for (const address of wish.externalIps) {
    if (address.type === 'ephemeral') {
      giveEphemeral(world, instance, choosePool(context, address.pool))
    } else {
      attachFloating(world, floatingIpFor(context, project, address.floatingIp), instance)
    }
  }
}

/** Makes the disk or finds it, and attaches it; its id. */
const giveDisk = (context: Context, instance: InstanceRecord, disk: DiskWish): string => {
  const { world } = context
  if ('create' in disk) {
    const { id } = createDisk(world, instance.projectId, disk.create)
    return moveDisk(world, id, 'attach', instance.id).id
  }
  return attachDisk(world, instance, diskFor(context, instance, disk.attach)).id
}

/**
 * Writes the instance and all it comes with. Refuses half-way when something is taken or used up:
 * to be called where all of it is taken back then.
 */
export const createInstance = (context: Context, plan: InstancePlan): InstanceRecord => {
  const { world } = context
  const { db, ids } = world
  const instance = insertInstance(world, plan)
  for (const { id: sshKeyId } of plan.sshKeys) {
    db.instanceSshKeys.insert({ id: ids.next(), instanceId: instance.id, sshKeyId })
  }
  joinGroups(world, instance, plan.antiAffinityGroups)
  for (const wish of plan.interfaces) createInterface(world, instance, wish)
  giveAddresses(context, plan, instance)
  const bootDiskId = plan.bootDisk && giveDisk(context, instance, plan.bootDisk)
  for (const disk of plan.disks) giveDisk(context, instance, disk)
  return db.instances.update(instance.id, { bootDiskId })
}
