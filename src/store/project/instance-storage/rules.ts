import { rich, type RichText } from '@/lib/rich-text'
import type { DiskStateName } from '@/machines/disk/disk.machine'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import { reasonCannot as reasonDiskCannot } from '../disks/rules'
import { reasonCannot as reasonInstanceCannot } from '../instances/rules'

/** A disk beside the instance it is, or is about to be, attached to. */
export interface Attachment {
  readonly disk: DiskStateName
  readonly instance: InstanceRunState
  /** True when the instance boots from the disk. */
  readonly isBootDisk: boolean
}

export const attachmentVerbs = ['attach', 'detach', 'setAsBootDisk', 'unsetAsBootDisk'] as const
export type AttachmentVerb = (typeof attachmentVerbs)[number]

/**
 * Why a disk cannot be attached to, detached from or made bootable for an instance, or undefined
 * when it can. Both states must agree; the instance's comes first because the user can change it.
 * Only unsetting asks nothing of the disk: it lets go, and must stay possible whatever became of it.
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
