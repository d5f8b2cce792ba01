import { numberError, type NumberEntry } from '@/lib/number-entry'
import { DISK_SIZE } from '@/lib/number-rules'
import { GIB, nextMultipleOf10 } from '@/lib/size'

/** The source of a disk, with its size. */
export interface SizedSource {
  kind: 'image' | 'snapshot'
  /** Bytes. */
  size: number
}

/** The validation rule of a local disk's size (GiB): the server knows the largest physical disk. */
export const LOCAL_DISK_SIZE = { ...DISK_SIZE, max: undefined }

/** The validation rule of a disk's size (GiB): its source must fit. */
export const diskSizeRule = (source: SizedSource | undefined) => {
  const least = source ? Math.ceil(source.size / GIB) : 0
  return source && least > DISK_SIZE.min
    ? { ...DISK_SIZE, min: least, minReason: `so that the ${source.kind} fits` }
    : DISK_SIZE
}

/** Validates a disk's size (GiB). */
export const diskSizeError = (size: NumberEntry, source?: SizedSource): string | undefined =>
  numberError(size, { label: 'Disk size', ...diskSizeRule(source) })

/**
 * The size to suggest when a source is chosen: increased if the source would not fit, never
 * reduced. A text that is not a number is kept for the user to correct.
 */
export const sizeForSource = (size: NumberEntry, source: SizedSource): NumberEntry => {
  const isTooSmall = typeof size === 'number' && size * GIB < source.size
  return size === null || isTooSmall ? nextMultipleOf10(source.size / GIB) : size
}
