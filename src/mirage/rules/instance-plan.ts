import { MAX_NETWORK_INTERFACES_PER_INSTANCE, MAX_SSH_KEYS_PER_INSTANCE } from '@/lib/limits'
import { isUuid } from '@/lib/name-or-id'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import type { AntiAffinityGroupRecord, ProjectRecord, SshKeyRecord } from '../models/records'
import type { Context } from '../server/access'
import type { BodyOf } from '../server/answer'
import { lookup } from '../server/lookup'
import { faultNames } from '../server/fault-names'
import { antiAffinity, checkGroupCount } from './affinity-groups'
import { checkDiskCount } from './attachments'
import { checkAddressCount } from './external-addresses'
import { requireFreeName } from './identity'
import type { InterfaceSpec } from './interfaces'
import { type DiskPlan, planDisk } from './new-disks'
import { checkInstanceSize } from './sizes'

/** Rejects jumbo frames while the operator does not allow them, even for instances that have them. */
export const checkJumboFrames = (db: Db, wanted: boolean): void => {
  const settings = db.networkingSettings.get(FLEET_ID)
  if (wanted && !settings?.externalJumboFramesOptInEnabled) {
    fail.invalidRequest('jumbo frames are not enabled on this system')
  }
}

type Spec = BodyOf<'instanceCreate'>

/** A disk of a new instance: an existing one by name, or one to create. */
export type DiskSpec = { readonly attach: string } | { readonly create: DiskPlan }

/** A new instance with everything resolved that can be before writing. */
export interface InstancePlan {
  readonly spec: Spec
  readonly project: ProjectRecord
  readonly bootDisk: DiskSpec | null
  readonly disks: readonly DiskSpec[]
  readonly interfaces: readonly InterfaceSpec[]
  readonly sshKeys: readonly SshKeyRecord[]
  readonly antiAffinityGroups: readonly AntiAffinityGroupRecord[]
}

type DefaultNetwork = Exclude<Spec['networkInterfaces']['type'], 'create' | 'none'>

const planDisks = (context: Context, project: ProjectRecord, spec: Spec) => {
  const plan = (disk: Spec['disks'][number]): DiskSpec =>
    disk.type === 'attach' ? { attach: disk.name } : { create: planDisk(context, project.id, disk) }
  checkDiskCount(context.backendState.release, spec.disks.length + (spec.bootDisk ? 1 : 0))
  return {
    bootDisk: spec.bootDisk && plan(spec.bootDisk),
    disks: spec.disks.map(plan),
  }
}

const AUTO = { ip: { type: 'auto' as const }, transitIps: [] }

const defaultStacks: Record<DefaultNetwork, InterfaceSpec['ipConfig']> = {
  default_ipv4: { type: 'v4', value: AUTO },
  default_ipv6: { type: 'v6', value: AUTO },
  default_dual_stack: { type: 'dual_stack', value: { v4: AUTO, v6: AUTO } },
}

const checkAddresses = (backendState: BackendState, spec: Spec) =>
  checkAddressCount(backendState, {
    total: spec.externalIps.length,
    ephemeral: spec.externalIps.filter(({ type }) => type === 'ephemeral').length,
  })

/**
 * The default network interface: in the default network of the project, or in its first VPC if
 * there is no default one.
 */
const defaultInterface = (
  db: Db,
  project: ProjectRecord,
  spec: Spec,
  network: DefaultNetwork,
): InterfaceSpec => {
  const name = 'default'
  const vpc = db.vpcs.named(project.id, name) ?? db.vpcs.in(project.id)[0]
  const subnet = vpc && (db.subnets.named(vpc.id, name) ?? db.subnets.in(vpc.id)[0])
  return {
    name: 'net0',
    description: `default primary interface for ${spec.name}`,
    vpcName: vpc?.name ?? name,
    subnetName: subnet?.name ?? name,
    ipConfig: defaultStacks[network],
  }
}

const planInterfaces = (db: Db, project: ProjectRecord, spec: Spec): readonly InterfaceSpec[] => {
  const { networkInterfaces } = spec
  if (networkInterfaces.type !== 'create') {
    const { type } = networkInterfaces
    return type === 'none' ? [] : [defaultInterface(db, project, spec, type)]
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

/** The requested keys without duplicates; all of the caller's if none are given. */
const planKeys = (context: Context, given: Spec['sshPublicKeys']): readonly SshKeyRecord[] => {
  const keys = given
    ? new Set(given.map(nameOrId => lookup.sshKey(context, nameOrId)))
    : context.backendState.db.sshKeys.in(context.caller.user.id)
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

/** Validates everything that can be before writing, in the order in which errors are reported. */
export const planInstance = (
  context: Context,
  project: ProjectRecord,
  spec: Spec,
): InstancePlan => {
  const { backendState } = context
  const { db, release } = backendState
  checkInstanceSize(release, spec)
  checkJumboFrames(db, spec.enableJumboFrames)
  const { bootDisk, disks } = planDisks(context, project, spec)
  checkAddresses(backendState, spec)
  const interfaces = planInterfaces(db, project, spec)
  const sshKeys = planKeys(context, spec.sshPublicKeys)
  const antiAffinityGroups = planGroups(context, project, spec.antiAffinityGroups)
  requireFreeName(db.instances, 'instance', project.id, spec.name)
  if (spec.name === faultNames.instanceWithoutPool) fail.absent('default IP pool for current silo')
  return { spec, project, bootDisk, disks, interfaces, sshKeys, antiAffinityGroups }
}
