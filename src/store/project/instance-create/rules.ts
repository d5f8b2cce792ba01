import { limitsOf, supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { MAX_SSH_KEYS_PER_INSTANCE, MAX_USER_DATA_BYTES } from '@/lib/limits'
import { nameError } from '@/lib/name'
import { numberError } from '@/lib/number-entry'
import { memoryRule, vcpusRule } from '@/lib/number-rules'
import { KIB } from '@/lib/size'
import type { FieldErrors } from '@/machines/form/form.events'
import type { FormContext } from '@/store/forms/definition'
import { identityForm } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { emptyPoolError } from '@/store/silo/ip-pools/rules'
import { diskSizeError } from '../disks/size.rules'
import { INSTANCE_CREATE } from './events'
import { ephemeralPool, poolsByField, stackVersions, unsuitedFloatingIp } from './network'
import { bootableDisks, bootImage, type InstanceParts } from './usable-objects'
import { CUSTOM_PRESET } from './presets'
import type { InstanceCreateValues } from './values'

type Messages = Record<string, string | undefined>

const MAX_HOSTNAME_LENGTH = 253
const HOSTNAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i

const hostnameError = (hostname: string): string | undefined => {
  if (hostname === '') return undefined
  if (hostname.length > MAX_HOSTNAME_LENGTH)
    return `Must be at most ${MAX_HOSTNAME_LENGTH} characters`
  return HOSTNAME.test(hostname)
    ? undefined
    : 'Must be letters, digits and dashes, in parts separated by dots. No part can start or end with a dash'
}

/** New disks must not have the name of any disk in the project or of another new one. */
const bootDiskNameError = (
  { bootDiskName: name, disks }: InstanceCreateValues,
  parts: InstanceParts,
): string | undefined => {
  const isTaken = [...parts.disks, ...disks].some(disk => disk.name === name)
  return (
    nameError('Disk name', name, { required: false }) ??
    (isTaken ? 'Name is already in use' : undefined)
  )
}

const imageErrors = (values: InstanceCreateValues, parts: InstanceParts): Messages => {
  const image = bootImage(values, parts)
  const field = values.bootSource === 'siloImage' ? 'siloImageId' : 'projectImageId'
  return {
    [field]: requiredError('Image', image?.id),
    bootDiskSize: values.isBootDiskReadOnly
      ? undefined
      : diskSizeError(values.bootDiskSize, image && { kind: 'image', size: image.size }),
    bootDiskName: bootDiskNameError(values, parts),
  }
}

/** Validates the open tab only: the values of other tabs are not sent. */
const bootErrors = (values: InstanceCreateValues, parts: InstanceParts): Messages => {
  if (values.bootSource !== 'disk') return imageErrors(values, parts)
  const bootable = bootableDisks(parts.disks, values.disks)
  const chosen = bootable.find(({ name }) => name === values.bootDisk)
  return { bootDisk: requiredError('Disk', chosen?.name) }
}

const hardwareErrors = (
  { presetId, ncpus, memory }: InstanceCreateValues,
  { release }: InstanceParts,
): Messages => {
  if (presetId !== CUSTOM_PRESET) return {}
  const limits = limitsOf(release)
  return {
    ncpus: numberError(ncpus, { label: 'CPUs', ...vcpusRule(limits.vcpus) }),
    memory: numberError(memory, { label: 'Memory', ...memoryRule(limits.memory) }),
  }
}

const ephemeralIpErrors = (
  { hasEphemeralIp, ephemeralIpPool }: InstanceCreateValues,
  { ipPools }: InstanceParts,
): Messages => {
  if (!hasEphemeralIp || !ipPools) return {}
  return ipPools.length === 0
    ? { hasEphemeralIp: 'No IP pool is available' }
    : { ephemeralIpPool: requiredError('IP pool for ephemeral IP', ephemeralIpPool) }
}

const interfacesError = (
  { networkInterfaceType: type, networkInterfaces }: InstanceCreateValues,
  { release }: InstanceParts,
): string | undefined => {
  if (type !== 'custom') return undefined
  if (networkInterfaces.length === 0)
    return supports(release, 'dualStack')
      ? 'Add a network interface or choose None'
      : 'Add at least one network interface'
  return new Set(networkInterfaces.map(({ vpcName }) => vpcName)).size > 1
    ? 'All interfaces must be in the same VPC'
    : undefined
}

/** The errors of the fields of a release with both IP versions. */
const dualStackErrors = (values: InstanceCreateValues, parts: InstanceParts): Messages => {
  const { ipPools, floatingIps } = parts
  const poolError = (version: IpVersion) => {
    const pool = ephemeralPool(version, values, parts)
    return pool === undefined ? undefined : requiredError(`IP${version} pool`, pool)
  }
  const versions = stackVersions(values)
  const unsuited = unsuitedFloatingIp(values.floatingIps, versions, floatingIps)
  return {
    ...(ipPools && { ipv4Pool: poolError('v4'), ipv6Pool: poolError('v6') }),
    floatingIps:
      unsuited &&
      (versions.length === 0
        ? 'Add a network interface first'
        : `The primary interface has no IP${versionOf(unsuited.ip)} address for ${unsuited.name}`),
  }
}

const emptyPoolErrors = (values: InstanceCreateValues, parts: InstanceParts): Messages =>
  Object.fromEntries(
    Object.entries(poolsByField(values, parts)).flatMap(([field, pool]) => {
      const error = emptyPoolError(parts.read, pool)
      return error === undefined ? [] : [[field, error]]
    }),
  )

const networkingErrors = (values: InstanceCreateValues, parts: InstanceParts): Messages => ({
  networkInterfaces: interfacesError(values, parts),
  hostname: hostnameError(values.hostname.trim()),
  ...(supports(parts.release, 'dualStack')
    ? dualStackErrors(values, parts)
    : ephemeralIpErrors(values, parts)),
  ...emptyPoolErrors(values, parts),
})

/** Validates a new instance, with errors in the order of the fields on the page. */
export const checkInstance = (values: InstanceCreateValues, parts: InstanceParts): FieldErrors =>
  errorsOf({
    ...identityForm.check(values),
    ...hardwareErrors(values, parts),
    ...bootErrors(values, parts),
    sshKeys:
      values.sshKeys.length > MAX_SSH_KEYS_PER_INSTANCE
        ? `An instance can have at most ${MAX_SSH_KEYS_PER_INSTANCE} SSH keys`
        : undefined,
    ...networkingErrors(values, parts),
    userData:
      (values.userData?.size ?? 0) > MAX_USER_DATA_BYTES
        ? `Must be at most ${MAX_USER_DATA_BYTES / KIB} KiB`
        : undefined,
  })

/** The current values of the new instance, for forms that open over it. */
const newInstance = ({ valuesOf }: FormContext) =>
  valuesOf(INSTANCE_CREATE) as InstanceCreateValues | undefined

/** The disks added to the new instance so far, besides its boot disk. */
export const newDisks = (context: FormContext) => newInstance(context)?.disks ?? []

/** The names of the new instance's disks but the edited one: names that no other disk may have. */
export const namesOfNewDisks = (context: FormContext, edited?: string): readonly string[] => [
  ...newDisks(context).flatMap(({ name }) => (name === edited ? [] : [name])),
  newInstance(context)?.bootDiskName ?? '',
]

/** The network interfaces added to the new instance so far. */
export const newNetworkInterfaces = (context: FormContext) =>
  newInstance(context)?.networkInterfaces ?? []

/** The multicast groups added to the new instance so far. */
export const newMulticastGroups = (context: FormContext) =>
  newInstance(context)?.multicastGroups ?? []
