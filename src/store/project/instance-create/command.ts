import type { InstanceCreate, InstanceDiskAttachment } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import { generatedName } from '@/lib/name'
import { gibToBytes } from '@/lib/size'
import { externalIps, networkInterfaces } from './network'
import { bootImage, type InstanceParts } from './usable-objects'
import { findPreset } from './presets'
import type { InstanceCreateValues } from './values'

/** CPU, and memory in bytes. */
export const hardware = ({
  presetId,
  ncpus,
  memory,
}: Pick<InstanceCreateValues, 'presetId' | 'ncpus' | 'memory'>) => {
  const chosen = findPreset(presetId) ?? { ncpus: Number(ncpus), memory: Number(memory) }
  return { ncpus: chosen.ncpus, memory: gibToBytes(chosen.memory) }
}

/** The boot disk of the open tab only. A new disk gets the entered or a generated name. */
const bootDisk = (
  values: InstanceCreateValues,
  parts: InstanceParts,
  suffix: () => string,
): InstanceDiskAttachment => {
  const image = bootImage(values, parts)
  if (!image) return { type: 'attach', name: values.bootDisk }
  const { isBootDiskReadOnly: readOnly } = values
  return {
    type: 'create',
    name: values.bootDiskName || generatedName([values.name, image.name], suffix()),
    description: `Boot disk of ${values.name}`,
    size: readOnly ? image.size : gibToBytes(Number(values.bootDiskSize)),
    diskBackend: {
      type: 'distributed',
      diskSource: {
        type: 'image',
        imageId: image.id,
        ...(supports(parts.release, 'readOnlyDisks') && { readOnly }),
      },
    },
  }
}

/** The settings that not all releases have. */
const configuration = (values: InstanceCreateValues, { release }: InstanceParts) => {
  const { autoRestartPolicy, antiAffinityGroups, multicastGroups } = values
  const { cpuPlatform, enableJumboFrames } = values
  return {
    ...(autoRestartPolicy !== 'default' && { autoRestartPolicy }),
    ...(antiAffinityGroups.length > 0 && { antiAffinityGroups: [...antiAffinityGroups] }),
    ...(supports(release, 'multicastGroups') &&
      multicastGroups.length > 0 && { multicastGroups: [...multicastGroups] }),
    ...(supports(release, 'cpuPlatform') && {
      cpuPlatform: cpuPlatform === 'any' ? null : cpuPlatform,
    }),
    ...(supports(release, 'jumboFrames') && { enableJumboFrames }),
  }
}

/**
 * Leaves out keys that were deleted after they were checked: they are no longer on the page to be
 * unchecked.
 */
const sshPublicKeys = ({ sshKeys }: InstanceCreateValues, parts: InstanceParts) =>
  sshKeys.filter(key => parts.sshKeys.some(({ id }) => id === key))

/**
 * The body of the request that creates the instance. Keys are always sent: omitting them would mean
 * all of the user's. `userData` is base64; empty for none.
 */
export const toInstanceCreate = (
  values: InstanceCreateValues,
  parts: InstanceParts,
  userData: string,
  suffix: () => string,
): InstanceCreate => ({
  name: values.name,
  description: values.description,
  hostname: values.hostname.trim() || values.name,
  ...hardware(values),
  bootDisk: bootDisk(values, parts, suffix),
  disks: [...values.disks],
  networkInterfaces: networkInterfaces(values, parts),
  externalIps: externalIps(values, parts),
  sshPublicKeys: sshPublicKeys(values, parts),
  start: values.start,
  ...configuration(values, parts),
  ...(userData && { userData }),
})
