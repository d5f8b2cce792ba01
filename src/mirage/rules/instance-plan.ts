import { MAX_NETWORK_INTERFACES_PER_INSTANCE, MAX_SSH_KEYS_PER_INSTANCE } from '@/lib/limits'
import type { AntiAffinityGroupRecord } from '../models/affinity'
import type { ProjectRecord } from '../models/projects'
import type { SshKeyRecord } from '../models/ssh-keys'
import type { Context } from '../server/access'
import type { BodyOf } from '../server/body'
import { isUuid } from '@/lib/name-or-id'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { sentinels } from '../server/sentinels'
import { antiAffinity, checkGroupCount } from './affinity-groups'
import { checkDiskCount } from './attachments'
import { checkAddressCount } from './external-addresses'
import { requireFreeName } from './identity'
import type { InterfaceWish } from './interfaces'
import { type DiskPlan, planDisk } from './new-disks'
import { checkInstanceSize } from './sizes'

type Wish = BodyOf<'instanceCreate'>

/** A disk of a new instance: one that exists, by name, or one to be made with it. */
export type DiskWish = { readonly attach: string } | { readonly create: DiskPlan }

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

/**
 * The interface of an instance that asks for nothing else: in the default network of the project
 * or, where somebody has done without one, in the first there is.
 */
const defaultInterface = (db: Db, project: ProjectRecord, wish: Wish): InterfaceWish => {
  const name = 'default'
  const vpc = db.vpcs.named(project.id, name) ?? db.vpcs.in(project.id)[0]
  const subnet = vpc && (db.subnets.named(vpc.id, name) ?? db.subnets.in(vpc.id)[0])
  return {
    name: 'net0',
    description: `default primary interface for ${wish.name}`,
    vpcName: vpc?.name ?? name,
    subnetName: subnet?.name ?? name,
  }
}

const planInterfaces = (db: Db, project: ProjectRecord, wish: Wish): readonly InterfaceWish[] => {
  const { networkInterfaces } = wish
  if (networkInterfaces.type !== 'create') {
    return networkInterfaces.type === 'default' ? [defaultInterface(db, project, wish)] : []
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
  checkGroupCount(antiAffinity, groups.length)
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
  const interfaces = planInterfaces(db, project, wish)
  const sshKeys = planKeys(context, wish.sshPublicKeys)
  const antiAffinityGroups = planGroups(context, project, wish.antiAffinityGroups)
  requireFreeName(db.instances, 'instance', project.id, wish.name)
  if (wish.name === sentinels.instanceWithoutPool) fail.absent('default IP pool for current silo')
  return { wish, project, bootDisk, disks, interfaces, sshKeys, antiAffinityGroups }
}
