import { readNumber } from '@/lib/number-entry'
import { readGib } from '@/lib/size-entry'
import type { ApiError } from '@/api/core/api-error'
import type { Instance } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { defineForm } from '@/store/forms/define-form'
import { created } from '@/store/forms/outcomes'
import { emptyPoolRefusal } from '@/store/silo/ip-pools/rules'
import { sizeForSource } from '../disks/size.rules'
import { isJumboRefusal } from '../instance/update.rules'
import { instanceViewQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { toInstanceCreate } from './command'
import { INSTANCE_CREATE } from './events'
import { outboundPool, poolsByField } from './network'
import { bootImage, instanceParts, type InstanceParts } from './usable-objects'
import { checkInstance } from './rules'
import { firstPreset } from './presets'
import { similarValues } from './similar'
import { initialValues } from './initial-values'
import type { InstanceCreateValues } from './values'

/** Increases the disk size if the image does not fit. Never reduces it. */
const sizeForBoot = (values: InstanceCreateValues, parts: InstanceParts) => {
  const image = bootImage(values, parts)
  const size = image && sizeForSource(values.bootDiskSize, { kind: 'image', size: image.size })
  return size === undefined || size === values.bootDiskSize ? {} : { bootDiskSize: size }
}

/** Chooses the image with that id, if it is there. */
const bootFrom = (
  id: string,
  { siloImages, projectImages }: InstanceParts,
): Partial<InstanceCreateValues> => {
  if (siloImages.some(image => image.id === id)) return { bootSource: 'siloImage', siloImageId: id }
  if (projectImages.some(image => image.id === id))
    return { bootSource: 'projectImage', projectImageId: id }
  return {}
}

/** The server does not say which of the pools has no address left. */
const poolErrors = (error: ApiError, values: InstanceCreateValues, parts: InstanceParts) => {
  const fields = poolsByField(values, parts)
  const outbound = outboundPool(values, parts)
  const asked = new Set([...Object.values(fields), ...(outbound ? [outbound] : [])])
  const floatingIps = parts.floatingIps
    .filter(({ name, instanceId }) => !instanceId && !values.floatingIps.includes(name))
    .map(({ name }) => name)
  const isCertain = asked.size === 1
  const offers = { pools: parts.ipPools, floatingIps, isOptional: true, isCertain }
  return Object.fromEntries(
    Object.entries(fields).map(([field, pool]) => [field, emptyPoolRefusal(error, pool, offers)]),
  )
}

/** Clears the boot disk if it has been added as an additional disk. */
const bootDiskBeside = ({ disks, bootDisk }: InstanceCreateValues) =>
  disks.some(({ name }) => name === bootDisk) ? { bootDisk: '' } : {}

const adjustment: Record<
  string,
  (values: InstanceCreateValues, parts: InstanceParts) => Partial<InstanceCreateValues>
> = {
  bootSource: sizeForBoot,
  siloImageId: sizeForBoot,
  projectImageId: sizeForBoot,
  disks: bootDiskBeside,
  hasEphemeralIp: (_values, { defaultPool }) => ({ ephemeralIpPool: defaultPool }),
}

/**
 * Creates an instance with its boot disk and other disks, keys, interfaces, addresses and user
 * data. Fills a screen, and opens the instance's storage. With `params.from` it starts with the
 * known values of the instance of that name, with `params.image` with the image of that id.
 */
export const instanceCreateForm = defineForm<
  InstanceCreateValues,
  Instance,
  ProjectParams<'instanceCreateFrom'>
>({
  name: INSTANCE_CREATE,
  features: {
    isBootDiskReadOnly: ['readOnlyDisks', 'Make disk read-only'],
    multicastGroups: ['multicastGroups', 'Multicast groups'],
    cpuPlatform: ['cpuPlatform', 'CPU platform'],
    enableJumboFrames: ['jumboFrames', 'Enable jumbo frames'],
    defaultVersions: ['dualStack', 'IP configuration'],
    wantsIpv6: ['dualStack', 'Allocate IPv6 address'],
  },
  guardsScreen: true,
  files: { userData: 'user data' },
  checkedAtOnce: ['userData'],
  initial(context) {
    const parts = instanceParts(context)
    const { from, image } = context.params
    const values = {
      ...initialValues(parts),
      ...(from && similarValues(context, parts)),
      ...(image && bootFrom(image, parts)),
    }
    return { ...values, ...sizeForBoot(values, parts) }
  },
  tidies: { ncpus: readNumber, memory: readGib, bootDiskSize: readGib },
  presses: {
    presetFamily: (_values, family) => ({ presetId: firstPreset(String(family)) }),
    defaultVersions: (_values, chosen) => ({
      defaultVersions: String(chosen).split(' ') as IpVersion[],
    }),
  },
  adjust(values, changed, context) {
    const parts = instanceParts(context)
    const more = changed.map(field => adjustment[field]?.(values, parts) ?? {})
    return more.reduce((all, each) => ({ ...all, ...each }), {})
  },
  check: (values, context) => checkInstance(values, instanceParts(context)),
  toCommand: (values, context, suffix) => ({
    endpoint: 'instanceCreate',
    args: {
      query: { project: context.params.project },
      body: toInstanceCreate(
        values,
        instanceParts(context),
        context.contents?.userData ?? '',
        suffix,
      ),
    },
  }),
  succeeded: created('Instance', projectPaths.instanceStorage, 'instance', instanceViewQuery),
  fieldErrors: (error, values, context) => ({
    // The taken name may also be that of a disk created with the instance.
    ...(!error.message.startsWith('Instance ') && { name: undefined }),
    ...(/same VPC|multiple VPCs/i.test(error.message) && { networkInterfaces: error.message }),
    ...poolErrors(error, values, instanceParts(context)),
    ...(isJumboRefusal(error.message) && { enableJumboFrames: error.message }),
  }),
  leaveTo: projectPaths.instances,
})
