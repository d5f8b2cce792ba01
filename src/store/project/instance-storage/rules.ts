import { rich, type RichText } from '@/lib/rich-text'
import type { DiskStateName } from '@/machines/disk/disk.machine'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import { reasonCannot as reasonDiskCannot } from '../disks/rules'
import { reasonCannot as reasonInstanceCannot } from '../instances/rules'

/** A disk and the instance that it is, or will be, attached to. */
export interface Attachment {
  readonly disk: DiskStateName
  readonly instance: InstanceRunState
  /** True if the instance boots from the disk. */
  readonly isBootDisk: boolean
}

export const attachmentVerbs = ['attach', 'detach', 'setAsBootDisk', 'unsetAsBootDisk'] as const
export type AttachmentVerb = (typeof attachmentVerbs)[number]

/**
 * Why a disk cannot be attached to, detached from or made bootable for an instance, or undefined.
 * Both states must allow it; the instance's is checked first because the user can change it.
 * Unsetting the boot disk does not depend on the disk's state, so that it is always possible.
 */
export const reasonCannotAttachment = (
  { disk, instance, isBootDisk }: Attachment,
  verb: AttachmentVerb,
): RichText | undefined => {
  switch (verb) {
    case 'attach':
      return reasonInstanceCannot(instance, 'attachDisk') ?? reasonDiskCannot(disk, 'attach')
    case 'detach':
      return isBootDisk
        ? rich`The boot disk cannot be detached: unset it as boot disk first`
        : (reasonInstanceCannot(instance, 'detachDisk') ?? reasonDiskCannot(disk, 'detach'))
    case 'setAsBootDisk':
      return isBootDisk
        ? rich`The instance already boots from this disk`
        : (reasonInstanceCannot(instance, 'updateBootDisk') ??
            reasonDiskCannot(disk, 'setAsBootDisk'))
    case 'unsetAsBootDisk':
      return isBootDisk
        ? reasonInstanceCannot(instance, 'updateBootDisk')
        : rich`The instance does not boot from this disk`
  }
}
