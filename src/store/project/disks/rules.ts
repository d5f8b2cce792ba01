import { MAX_DISK_SIZE_GIB, MIN_DISK_SIZE_GIB } from '@/lib/limits'
import type { NumberEntry } from '@/lib/number-entry'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { bytesToGib, GIB, nearest10 } from '@/lib/size'
import type { DiskStateName, DiskVerb } from '@/machines/disk/disk.machine'
import { allowedStates, can } from '@/machines/disk/disk.rules'

const participles: Record<DiskVerb, string> = {
  delete: 'deleted',
  snapshot: 'snapshotted',
  attach: 'attached',
  detach: 'detached',
  setAsBootDisk: 'set as boot disk',
  bulkWriteStart: 'written to',
  bulkWrite: 'written to',
  bulkWriteStop: 'taken out of writing',
  finalize: 'finalized',
}

/** Why a verb is not legal for the disk alone, or undefined when it is. */
export const reasonCannot = (state: DiskStateName, verb: DiskVerb): RichText | undefined => {
  if (can(state, verb)) return undefined
  if (verb === 'delete' && state === 'attached') {
    return rich`The disk is ${emphasis('attached')}: detach it before deleting it`
  }
  return rich`Only ${emphasisedChoices(allowedStates(verb))} disks can be ${participles[verb]}`
}

/** What a disk is made from, as far as its size matters. */
export interface SizedSource {
  kind: 'image' | 'snapshot'
  /** Bytes. */
  size: number
}

/** Why a disk cannot have that size (GiB), or undefined. */
export const diskSizeError = (
  size: NumberEntry,
  source?: SizedSource | undefined,
): string | undefined => {
  if (size === null) return 'Disk size is required'
  if (typeof size === 'string' || !Number.isInteger(size)) return 'Enter a whole number of GiB'
  if (size < MIN_DISK_SIZE_GIB) return `Must be at least ${MIN_DISK_SIZE_GIB} GiB`
  if (size > MAX_DISK_SIZE_GIB) return `Can be at most ${MAX_DISK_SIZE_GIB} GiB`
  if (source && size * GIB < source.size)
    return `Must be as large as the selected ${source.kind} (minimum ${bytesToGib(source.size)} GiB)`
  return undefined
}

/**
 * The size to offer once a source is chosen: raised when the source would not fit, never lowered. A
 * text that is no number stays, for the user to correct.
 */
export const sizeForSource = (size: NumberEntry, source: SizedSource): NumberEntry => {
  const isTooSmall = typeof size === 'number' && size * GIB < source.size
  return size === null || isTooSmall ? nearest10(source.size / GIB) : size
}
