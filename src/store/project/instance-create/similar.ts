import type * as Api from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { bytesToGib, GIB } from '@/lib/size'
import type { FormContext } from '@/store/forms/definition'
import { hasEphemeral, hasEphemeralIp } from '../external-ips/rules'
import * as queries from '../queries'
import type { ProjectParams } from '../paths'
import type { InstanceParts } from './usable-objects'
import { CUSTOM_PRESET, PRESET_FAMILIES } from './presets'
import type { InstanceCreateValues } from './values'

type Known = Partial<InstanceCreateValues>

type InstanceContext = FormContext<ProjectParams<'instanceCreateFrom'>>

/** Finds the preset of that size, or else uses custom numbers. */
const hardwareOf = ({ ncpus, memory: bytes }: Api.Instance): Known => {
  const memory = bytesToGib(bytes)
  const preset = PRESET_FAMILIES.flatMap(({ presets }) => presets).find(
    each => each.ncpus === ncpus && each.memory === memory,
  )
  return { presetId: preset?.id ?? CUSTOM_PRESET, ncpus, memory }
}

/** Copies the boot disk only if its image is known. */
const bootDiskOf = (disk: Api.Disk | undefined, parts: InstanceParts): Known => {
  if (!disk) return {}
  const isOf = ({ id }: { id: string }) => id === disk.imageId
  const isBootDiskReadOnly = supports(parts.release, 'readOnlyDisks') && disk.readOnly
  const size = { bootDiskSize: Math.ceil(disk.size / GIB), isBootDiskReadOnly }
  const siloImage = parts.siloImages.find(isOf)
  if (siloImage) return { ...size, bootSource: 'siloImage', siloImageId: siloImage.id }
  const projectImage = parts.projectImages.find(isOf)
  if (projectImage) return { ...size, bootSource: 'projectImage', projectImageId: projectImage.id }
  return {}
}

/** Leaves out keys of other users, which this user cannot choose. */
const sshKeysOf = (keys: readonly { id: string }[] | undefined, parts: InstanceParts): Known => {
  const own = keys?.filter(({ id }) => parts.sshKeys.some(key => key.id === id))
  const isAllOthers = own?.length === 0 && keys?.length !== 0
  return own && !isAllOthers ? { sshKeys: own.map(({ id }) => id) } : {}
}

const AUTO = { ip: { type: 'auto' } } as const

/** The same IP versions, with other addresses. */
const automatic = ({ type }: Api.PrivateIpStack): Api.PrivateIpStackCreate =>
  type === 'dual_stack' ? { type, value: { v4: AUTO, v6: AUTO } } : { type, value: AUTO }

/**
 * Copies an interface without its address, which is taken. Undefined if its VPC or subnet is
 * unknown.
 */
const interfaceLike = (
  { name, description, vpcId, subnetId, ipStack }: Api.InstanceNetworkInterface,
  { read }: InstanceContext,
): Api.InstanceNetworkInterfaceCreate | undefined => {
  const vpc = read(queries.vpcByIdQuery({ vpc: vpcId }))
  const subnet = read(queries.subnetByIdQuery({ subnet: subnetId }))
  return (
    vpc &&
    subnet && {
      name,
      description,
      vpcName: vpc.name,
      subnetName: subnet.name,
      ipConfig: automatic(ipStack),
    }
  )
}

/**
 * Copies all interfaces, or uses the default if one cannot be copied. The primary one comes first,
 * because the first becomes primary.
 */
const networkOf = (
  interfaces: readonly Api.InstanceNetworkInterface[] | undefined,
  context: InstanceContext,
): Known => {
  if (!interfaces) return {}
  if (interfaces.length === 0) return { networkInterfaceType: 'none' }
  const like = interfaces
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
    .map(each => interfaceLike(each, context))
    .filter(each => each !== undefined)
  return like.length === interfaces.length
    ? { networkInterfaceType: 'custom', networkInterfaces: like }
    : {}
}

/**
 * The values that a new instance copies from `params.from`, as far as known. Unique values are left
 * out: name, host name, addresses, disks.
 */
export const similarValues = (context: InstanceContext, parts: InstanceParts): Known => {
  const { params, read } = context
  const { project, from = '' } = params
  const instance = read(queries.instanceViewQuery({ project, instance: from }))
  if (!instance) return {}
  const externalIps = read(queries.externalIpsQuery({ project, instance: from }))?.items
  return {
    description: instance.description,
    ...hardwareOf(instance),
    ...bootDiskOf(
      parts.disks.find(({ id }) => id === instance.bootDiskId),
      parts,
    ),
    ...sshKeysOf(read(queries.instanceSshKeysQuery({ project, instance: from }))?.items, parts),
    ...networkOf(read(queries.networkInterfacesQuery({ project, instance: from }))?.items, context),
    ...(externalIps && {
      hasEphemeralIp: hasEphemeralIp(externalIps),
      wantsIpv4: hasEphemeral(externalIps, 'v4'),
      wantsIpv6: hasEphemeral(externalIps, 'v6'),
    }),
    autoRestartPolicy: instance.autoRestartPolicy ?? 'default',
    cpuPlatform: instance.cpuPlatform ?? 'any',
    enableJumboFrames: supports(parts.release, 'jumboFrames') && instance.enableJumboFrames,
  }
}
