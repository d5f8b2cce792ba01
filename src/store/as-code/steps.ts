import type { Disk, Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { compareTexts } from '@/lib/grouped'
import { privateIps, transitIpsOf } from '@/lib/ip-stack'
import type { Indexed } from './found'
import { identity, type Step } from './network-steps'
import type { Options, Scope } from './options'
import { planOf } from './plan'
import { selectionOf } from './selection'
import { SystemStepper } from './system-steps'
import { quoted, type LeftOut, type Thing } from './things'

export interface Steps {
  readonly steps: readonly Step[]
  readonly leftOut: readonly LeftOut[]
}

/** Writes the requests that make the objects again in a project of this name. */
export class Stepper extends SystemStepper {
  antiAffinityGroup({ key, path }: Thing) {
    const group = this.index.antiAffinityGroups.find(({ id }) => id === key)!
    const { failureDomain, policy } = group
    this.add('anti-affinity group', path, key, 'antiAffinityGroupCreate', {
      query: { project: this.project },
      body: { ...identity(group), failureDomain, policy },
    })
  }

  /** Sources of other projects are refused, so people name one of their own. */
  diskBackend(disk: Disk): { backend: object; notes: readonly string[] } {
    const { index } = this
    const { name, diskType, imageId, snapshotId, readOnly, blockSize } = disk
    if (diskType === 'local') return { backend: { type: 'local' }, notes: [] }
    const image = imageId ? index.image.get(imageId) : undefined
    const only = readOnly ? { readOnly } : {}
    if (imageId && image && !image.projectId)
      return {
        backend: { type: 'distributed', diskSource: { type: 'image', imageId, ...only } },
        notes: [`${imageId} is image "${image.name}"`],
      }
    const source = imageId
      ? `image "${image?.name ?? imageId}"`
      : snapshotId
        ? `snapshot "${index.snapshot.get(snapshotId)?.name ?? snapshotId}"`
        : null
    if (source === null)
      return {
        backend: { type: 'distributed', diskSource: { type: 'blank', blockSize } },
        notes: [],
      }
    const filled = `<image_of_${name}>`
    return {
      backend: { type: 'distributed', diskSource: { type: 'image', imageId: filled, ...only } },
      notes: [`fill in ${filled}: the disk was made from ${source} of another project`],
    }
  }

  disk({ key, path }: Thing) {
    const disk = this.index.disk.get(key)!
    const { backend, notes } = this.diskBackend(disk)
    this.add(
      'disk',
      path,
      key,
      'diskCreate',
      {
        query: { project: this.project },
        body: { ...identity(disk), size: disk.size, diskBackend: backend },
      },
      { notes },
    )
  }

  nic(nic: InstanceNetworkInterface, hasTransit: boolean) {
    const { index, options } = this
    const subnet = index.subnet.get(nic.subnetId)
    const stack = privateIps(nic.ipStack).map(({ version, ip, transitIps }) => {
      const isKept = version === 'v6' && subnet ? this.keepsIpv6In(subnet) : options.keepsAddresses
      const address = isKept ? { type: 'explicit', value: ip } : { type: 'auto' }
      const transit = hasTransit && transitIps.length > 0 ? { transitIps } : {}
      return [version, { ip: address, ...transit }] as const
    })
    const [only] = stack
    const ipConfig =
      stack.length === 1 && only
        ? { type: only[0], value: only[1] }
        : { type: 'dual_stack', value: Object.fromEntries(stack) }
    return {
      ...identity(nic),
      vpcName: index.vpc.get(nic.vpcId)?.name ?? nic.vpcId,
      subnetName: subnet?.name ?? nic.subnetId,
      ipConfig,
    }
  }

  networkOf({ id }: Instance, hasTransit: boolean) {
    const { index } = this
    const nics = index.nicsOf(id).toSorted((a, b) => Number(b.primary) - Number(a.primary))
    if (nics.length === 0) return { networkInterfaces: { type: 'none' } }
    const params = nics.map(nic => this.nic(nic, hasTransit))
    const ephemeral = index
      .externalIpsOf(id)
      .flatMap(({ value }) =>
        value.kind === 'ephemeral'
          ? [{ type: 'ephemeral', ...this.pool(value.ipPoolId as string | undefined) }]
          : [],
      )
    const floating = index
      .floatingIpsOf(id)
      .map(({ name }) => ({ type: 'floating', floatingIp: name }))
    return {
      networkInterfaces: { type: 'create', params },
      ...(ephemeral.length + floating.length > 0 && { externalIps: [...ephemeral, ...floating] }),
    }
  }

  /** Whether an instance is started. */
  isStarted({ runState }: Instance): boolean {
    return runState !== 'stopped'
  }

  instance({ key, path }: Thing) {
    const { index, project } = this
    const instance = index.instance.get(key)!
    const disks = index
      .disksOf(key)
      .map(({ id, name }) => ({ id, attach: { type: 'attach', name } }))
    const boot = disks.find(({ id }) => id === instance.bootDiskId)
    const groups = index.antiAffinityGroups.filter(({ id }) =>
      index.groupsOf(key).some(({ groupId }) => groupId === id),
    )
    const keys = index
      .sshKeysOf(key)
      .flatMap(({ value }) => (value.siloUserId === index.user?.id ? [value.name] : []))
    const { autoRestartPolicy, cpuPlatform, enableJumboFrames, hostname, memory, ncpus } = instance
    const hasTransit = supports(index.release, 'transitIpsAtCreation')
    const routing = hasTransit
      ? []
      : index.nicsOf(key).filter(({ ipStack }) => transitIpsOf(ipStack).length > 0)
    const isInAffinityGroup = index.affinityGroups.some(({ id }) =>
      index.groupsOf(key).some(({ groupId }) => groupId === id),
    )
    const isStarted = this.isStarted(instance)
    const startsLast = isStarted && (routing.length > 0 || isInAffinityGroup)
    this.add('instance', path, key, 'instanceCreate', {
      query: { project },
      body: {
        ...identity(instance),
        hostname,
        memory,
        ncpus,
        ...(autoRestartPolicy && { autoRestartPolicy }),
        ...(cpuPlatform && { cpuPlatform }),
        ...(enableJumboFrames && { enableJumboFrames }),
        ...(boot && { bootDisk: boot.attach }),
        ...(disks.length > 0 && {
          disks: disks.filter(each => each !== boot).map(({ attach }) => attach),
        }),
        ...this.networkOf(instance, hasTransit),
        ...(groups.length > 0 && { antiAffinityGroups: groups.map(({ name }) => name) }),
        sshPublicKeys: keys,
        // A running one keeps its network interfaces, and joins no affinity group.
        start: isStarted && !startsLast,
      },
    })
    const query = { project, instance: instance.name }
    for (const { id, name, ipStack } of routing)
      this.add('transit IPs of', [instance.name, name], id, 'instanceNetworkInterfaceUpdate', {
        path: { interface: name },
        query,
        body: { transitIps: transitIpsOf(ipStack) },
      })
    if (startsLast)
      this.add(
        'start of instance',
        path,
        key,
        'instanceStart',
        { path: { instance: instance.name }, query: { project } },
        { to: this.starts },
      )
  }

  /** Replaces the roles on the copy. It comes last: who runs the script may have none of them. */
  access() {
    const { index, project } = this
    const roles = index.roles.toSorted(
      (a, b) =>
        compareTexts(a.identityType, b.identityType) ||
        compareTexts(a.identityId, b.identityId) ||
        compareTexts(a.roleName, b.roleName),
    )
    if (roles.length === 0) return
    const notes = roles.map(({ identityId, identityType, roleName }) => {
      const noun = identityType === 'silo_group' ? 'group' : 'user'
      const name = index.people[identityId]
      const who = name === undefined ? `a ${noun} whose name is not known` : quoted(noun, name)
      return `${roleName}: ${identityId} is ${who}`
    })
    this.add(
      'access of project',
      [index.project.name],
      index.project.id,
      'projectPolicyUpdate',
      { path: { project }, body: { roleAssignments: roles } },
      { notes, to: this.starts },
    )
  }

  affinityGroups(has: (id: string) => boolean) {
    const { index, project } = this
    for (const group of index.affinityGroups) {
      if (!has(group.id)) continue
      const { id, name, failureDomain, policy } = group
      this.add('affinity group', [name], id, 'affinityGroupCreate', {
        query: { project },
        body: { ...identity(group), failureDomain, policy },
      })
      for (const { instanceId } of index.membersOf(id)) {
        const instance = index.instance.get(instanceId)?.name
        if (instance !== undefined && has(instanceId))
          this.add(
            'member of affinity group',
            [name, instance],
            instanceId,
            'affinityGroupMemberInstanceAdd',
            { path: { affinityGroup: name, instance }, query: { project } },
            { to: this.last },
          )
      }
    }
  }
}

/** The parts of a VPC, in the order in which a script can make them. */
const ORDER = [
  'vpc',
  'router',
  'subnet',
  'gateway',
  'gatewayPool',
  'gatewayAddress',
  'route',
  'rules',
]

const inOrder = (things: readonly Thing[]): readonly Thing[] => {
  const place = ({ kind }: Thing) => ORDER.indexOf(kind)
  return things.toSorted((one, other) =>
    one.vpc && one.vpc === other.vpc ? place(one) - place(other) : 0,
  )
}

type Make = (...args: ConstructorParameters<typeof Stepper>) => Stepper

/** The requests that make what was read again, in a project of this name, in order. */
export const stepsOf = (
  index: Indexed,
  scope: Scope,
  options: Options,
  project: string,
  make: Make = (...args) => new Stepper(...args),
): Steps => {
  const copy: Options = { ...options, purpose: 'copy' }
  const { things, adopted, leftOut } = planOf(index, scope, copy, null)
  const stepper = make(index, copy, project, new Set(adopted.map(({ key }) => key)))
  const { ids } = selectionOf(index, scope, copy)
  let hasGroups = false
  const groups = () => {
    if (!hasGroups) stepper.affinityGroups(id => ids?.has(id) ?? true)
    hasGroups = true
  }
  for (const thing of inOrder(things)) {
    if (thing.kind === 'project') {
      const { id, name, description } = index.project
      stepper.add('project', [name], id, 'projectCreate', { body: { name: project, description } })
    } else if (thing.kind !== 'snapshot' && thing.kind !== 'image') {
      if (!thing.vpc) groups()
      stepper[thing.kind](thing)
    }
  }
  groups()
  for (const thing of adopted) stepper.adopt(thing)
  if (copy.hasAccess && scope.kind === 'project') stepper.access()
  return { steps: [...stepper.steps, ...stepper.late, ...stepper.last, ...stepper.starts], leftOut }
}
