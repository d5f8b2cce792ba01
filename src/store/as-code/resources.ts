import type { Disk, Image, Instance, InstanceNetworkInterface } from '@/api/generated/types'
import { expression, object, quoteHcl, type Hcl, type Line, type Paragraph } from '@/lib/hcl'
import { privateIps } from '@/lib/ip-stack'
import { formatBytes } from '@/lib/size'
import { commaSeries } from '@/lib/text'
import { knows } from './dialects'
import { networkResource } from './network-resources'
import { SYSTEM_WRITERS } from './system-resources'
import type { Thing } from './things'
import {
  copyName,
  identity,
  inProject,
  named,
  referring,
  type Body,
  type Resource,
  type Writing,
} from './writing'

const bytes = (name: string, value: number): Line => ({ name, value, note: formatBytes(value) })

const projectOf = (writing: Writing): Body => {
  const { project } = writing.index
  const name = writing.isCopy ? copyName(project, writing.options) : project.name
  return {
    paragraphs: [identity({ ...project, name }), ...writing.lifecycle(true)],
    importId: project.id,
  }
}

/** Whether a snapshot was made of a disk that was made of the snapshot. */
const leadsBack = ({ index }: Writing, disk: Disk): boolean => {
  const seen = new Set<string>()
  let at: Disk | undefined = disk
  while (at?.snapshotId && !seen.has(at.id)) {
    seen.add(at.id)
    const source: string | undefined = index.snapshot.get(at.snapshotId)?.diskId
    if (source === disk.id) return true
    at = source === undefined ? undefined : index.disk.get(source)
  }
  return false
}

const foreignSource = (
  writing: Writing,
  thing: Thing,
  kind: 'image' | 'snapshot',
  name: string,
): Line => ({
  name: 'source_image_id',
  value: writing.variable(
    `${writing.labelOf(thing)}_image_id`,
    `Image for disk "${thing.path.at(-1) ?? ''}", which was made from ${kind} "${name}" of another project`,
  ),
})

const isOfSilo = (image: Image | undefined): boolean => image !== undefined && !image.projectId

/** What a disk was made from. */
const sourceOf = (writing: Writing, thing: Thing, disk: Disk): Line[] => {
  const { index, isCopy, dialect } = writing
  const { imageId, snapshotId } = disk
  if (disk.diskType === 'local' && knows(dialect, 'oxide_disk', 'disk_type'))
    return [{ name: 'disk_type', value: 'local' }]
  if (imageId) {
    const image = index.image.get(imageId)
    if (isCopy && !isOfSilo(image))
      return [foreignSource(writing, thing, 'image', image?.name ?? imageId)]
    return [referring('source_image_id', writing.id('image', imageId))]
  }
  if (snapshotId) {
    const name = index.snapshot.get(snapshotId)?.name ?? snapshotId
    if (isCopy) return [foreignSource(writing, thing, 'snapshot', name)]
    const isCycle = leadsBack(writing, disk)
    return [
      isCycle
        ? { name: 'source_snapshot_id', value: snapshotId, note: 'a reference would be a cycle' }
        : referring('source_snapshot_id', writing.id('snapshot', snapshotId)),
    ]
  }
  return [{ name: 'block_size', value: disk.blockSize }]
}

const diskOf = (writing: Writing, thing: Thing): Body => {
  const disk = writing.index.disk.get(thing.key)!
  const source = sourceOf(writing, thing, disk)
  const hasSource = source.some(line => 'name' in line && line.name.startsWith('source_'))
  const isReadOnly = disk.readOnly && hasSource && knows(writing.dialect, 'oxide_disk', 'read_only')
  const isGone = disk.snapshotId && !writing.index.snapshot.has(disk.snapshotId)
  const ignored = disk.imageId ? ['source_image_id'] : isGone ? ['source_snapshot_id'] : []
  return {
    paragraphs: [
      [
        inProject(writing),
        ...identity(disk),
        bytes('size', disk.size),
        ...source,
        ...(isReadOnly ? [{ name: 'read_only', value: true }] : []),
      ],
      ...writing.lifecycle(true, writing.isManaged ? ignored : []),
    ],
    importId: disk.id,
  }
}

const snapshotOf = (writing: Writing, { key }: Thing): Body => {
  const snapshot = writing.index.snapshot.get(key)!
  return {
    paragraphs: [
      [
        inProject(writing),
        referring('disk_id', writing.id('disk', snapshot.diskId)),
        ...identity(snapshot),
      ],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

/** The snapshot that an image seems to be made from. One that is newer may have come from the image. */
const seemingSource = ({ index }: Writing, { name, size, timeCreated }: Image) =>
  index.snapshots.find(
    each =>
      each.name === name &&
      each.size === size &&
      Date.parse(each.timeCreated) < Date.parse(timeCreated),
  )

/** An image that exists does not say which snapshot it was made from. */
const imageOf = (writing: Writing, { key }: Thing): Body => {
  const { index, isManaged } = writing
  const image = index.image.get(key)!
  const known = isManaged ? seemingSource(writing, image)?.id : image.snapshotId
  return {
    paragraphs: [
      [
        inProject(writing),
        known === undefined
          ? {
              name: 'source_snapshot_id',
              value: '00000000-0000-0000-0000-000000000000',
              note: 'not known',
            }
          : referring('source_snapshot_id', writing.id('snapshot', known)),
        ...identity(image),
        { name: 'os', value: image.os },
        { name: 'version', value: image.version },
      ],
      ...writing.lifecycle(true, isManaged ? ['source_snapshot_id'] : []),
    ],
    importId: key,
  }
}

const groupOf = (writing: Writing, { key }: Thing): Body => {
  const group = writing.index.antiAffinityGroups.find(({ id }) => id === key)!
  return {
    paragraphs: [
      [inProject(writing), ...identity(group), { name: 'policy', value: group.policy }],
      ...writing.lifecycle(false),
    ],
    importId: key,
  }
}

const addressesOf = (writing: Writing, nic: InstanceNetworkInterface) => {
  const { isCopy, options, dialect } = writing
  const address = (ip: string) => (isCopy && !options.keepsAddresses ? 'auto' : ip)
  const ips = privateIps(nic.ipStack)
  if (!knows(dialect, 'oxide_instance.network_interfaces', 'ip_config')) {
    const ip = address(ips[0]?.ip ?? 'auto')
    return { ip_address: ip === 'auto' ? undefined : ip }
  }
  const stack = ips.map(({ version, ip }) => [version, object({ ip: address(ip) })] as const)
  return { ip_config: object(Object.fromEntries(stack)) }
}

export const nicObject = (writing: Writing, nic: InstanceNetworkInterface) =>
  object(
    {
      name: nic.name,
      description: nic.description,
      vpc_id: writing.id('vpc', nic.vpcId).value,
      subnet_id: writing.id('subnet', nic.subnetId).value,
      ...addressesOf(writing, nic),
    },
    { isSpread: true },
  )

const nicsOf = (writing: Writing, { id }: Instance): Paragraph => {
  const nics = writing.index.nicsOf(id)
  if (nics.length === 0) return []
  const main = nics.find(({ primary }) => primary)
  return [
    ...(nics.length > 1 && main
      ? [{ comment: `Primary is ${named(main.name)}; the provider does not choose which.` }]
      : []),
    { name: 'network_interfaces', value: nics.map(nic => nicObject(writing, nic)) },
  ]
}

const externalIpsOf = (writing: Writing, instance: Instance): Paragraph => {
  const { index, dialect } = writing
  if (index.nicsOf(instance.id).length === 0) return []
  const floating = index
    .floatingIpsOf(instance.id)
    .map(({ id }) => writing.id('floatingIp', id).value)
  const pools = index
    .externalIpsOf(instance.id)
    .flatMap(({ value }) =>
      value.kind === 'ephemeral' ? [value.ipPoolId as string | undefined] : [],
    )
    .map(pool => (pool ? writing.id('ipPool', pool).value : undefined))
  if (floating.length + pools.length === 0) return []
  const value: Hcl = knows(dialect, 'oxide_instance.external_ips', 'ephemeral')
    ? object({
        ephemeral: pools.length > 0 ? pools.map(pool_id => object({ pool_id })) : undefined,
        floating: floating.length > 0 ? floating.map(id => object({ id })) : undefined,
      })
    : [
        ...pools.slice(0, 1).map(id => object({ type: 'ephemeral', id })),
        ...floating.map(id => object({ type: 'floating', id })),
      ]
  return [{ name: 'external_ips', value }]
}

const keysOf = (writing: Writing, { id }: Instance): Paragraph => {
  const { index, isCopy } = writing
  if (!index.hasSshKeys) return [{ comment: 'SSH keys were not read; the plan ignores them.' }]
  const keys = index.sshKeysOf(id).map(({ value }) => value)
  const isOwn = ({ siloUserId }: { siloUserId: string }) => siloUserId === index.user?.id
  const others = keys.filter(key => !isOwn(key))
  const owners = [...new Set(others.map(({ siloUserId }) => index.people[siloUserId]))]
  const names = commaSeries(
    others.map(({ name }) => name),
    'and',
  )
  const whose = owners.every(owner => owner !== undefined)
    ? commaSeries(
        owners.map(owner => named(owner ?? '')),
        'and',
      )
    : 'other people'
  const comments =
    others.length === 0
      ? []
      : [
          {
            comment: isCopy
              ? `Keys of other people are left out: ${names}.`
              : `Keys of ${whose} (SSH keys of other people cannot be looked up): ${names}.`,
          },
        ]
  const kept = isCopy ? keys.filter(isOwn) : keys
  if (kept.length === 0) return comments
  return [
    ...comments,
    { name: 'ssh_public_keys', value: kept.map(each => writing.id('sshKey', each.id).value) },
  ]
}

const instanceOf = (writing: Writing, { key }: Thing): Body => {
  const { index, isCopy, isManaged, dialect, options } = writing
  const instance = index.instance.get(key)!
  const has = (argument: string) => knows(dialect, 'oxide_instance', argument)
  const disks = index.disksOf(key)
  const boot = disks.find(({ id }) => id === instance.bootDiskId)
  const groups = index
    .groupsOf(key)
    .map(({ groupId }) => groupId)
    .filter(group => index.antiAffinityGroups.some(({ id }) => id === group))
    .toSorted()
  const { autoRestartPolicy, cpuPlatform } = instance
  const main: Line[] = [
    inProject(writing),
    ...identity(instance),
    { name: has('hostname') ? 'hostname' : 'host_name', value: instance.hostname },
    bytes('memory', instance.memory),
    { name: 'ncpus', value: instance.ncpus },
    ...(autoRestartPolicy && has('auto_restart_policy')
      ? [{ name: 'auto_restart_policy', value: autoRestartPolicy }]
      : []),
    ...(cpuPlatform && has('cpu_platform') ? [{ name: 'cpu_platform', value: cpuPlatform }] : []),
    ...(has('enable_jumbo_frames')
      ? // Older racks do not say.
        [{ name: 'enable_jumbo_frames', value: Boolean(instance.enableJumboFrames) }]
      : []),
    ...(boot ? [referring('boot_disk_id', writing.id('disk', boot.id))] : []),
    ...(disks.length > 0
      ? [{ name: 'disk_attachments', value: disks.map(({ id }) => writing.id('disk', id).value) }]
      : []),
    ...(groups.length > 0
      ? [
          {
            name: 'anti_affinity_groups',
            value: groups.map(id => writing.id('antiAffinityGroup', id).value),
          },
        ]
      : []),
    ...(!isManaged && instance.runState === 'stopped'
      ? [{ name: 'start_on_create', value: false }]
      : []),
  ]
  const file = quoteHcl(`${instance.name}-user-data`).slice(1)
  const userData = `filebase64("\${path.module}/${file})`
  const ignored = [
    'network_interfaces',
    ...(dialect < 'D' ? ['external_ips'] : []),
    'ssh_public_keys',
    'user_data',
  ]
  return {
    paragraphs: [
      main,
      nicsOf(writing, instance),
      externalIpsOf(writing, instance),
      keysOf(writing, instance),
      isCopy ? [{ comment: `user_data = ${userData}` }] : [],
      instance.hasUserData ? [{ name: 'user_data', value: expression(userData) }] : [],
      ...writing.lifecycle(true, isManaged ? ignored : []),
    ],
    importId: key,
    change: options.instances === 'restart' ? 'restart' : 'none',
  }
}

const WRITERS = {
  project: projectOf,
  disk: diskOf,
  snapshot: snapshotOf,
  image: imageOf,
  antiAffinityGroup: groupOf,
  instance: instanceOf,
  ...SYSTEM_WRITERS,
} as const

/** Writes an object as a resource. */
export const resourceOf = (writing: Writing, thing: Thing): Resource => {
  const write = (WRITERS as Partial<Record<string, (to: Writing, of: Thing) => Body>>)[thing.kind]
  return { thing, ...(write ? write(writing, thing) : networkResource(writing, thing)) }
}
