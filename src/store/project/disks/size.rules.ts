import { numberError, type NumberEntry } from '@/lib/number-entry'
import { DISK_SIZE } from '@/lib/number-rules'
import { GIB, nextMultipleOf10 } from '@/lib/size'

/** What a disk is made from, as far as its size matters. */
export interface SizedSource {
  kind: 'image' | 'snapshot'
  /** Bytes. */
  size: number
}

/** The rule of a disk's size (GiB): what it is made from has to fit. */
export const diskSizeRule = (source: SizedSource | undefined) => {
  const least = source ? Math.ceil(source.size / GIB) : 0
  return source && least > DISK_SIZE.min
    ? { ...DISK_SIZE, min: least, minReason: `so that the ${source.kind} fits` }
    : DISK_SIZE
}

/** Why a disk cannot have that size (GiB), or undefined. */
export const diskSizeError = (size: NumberEntry, source?: SizedSource): string | undefined =>
  numberError(size, { label: 'Disk size', ...diskSizeRule(source) })

/**
 * The size to offer once a source is chosen: raised when the source would not fit, never lowered. A
 * text that is no number stays, for the user to correct.
 */
export const sizeForSource = (size: NumberEntry, source: SizedSource): NumberEntry => {
  const isTooSmall = typeof size === 'number' && size * GIB < source.size
  return size === null || isTooSmall ? nextMultipleOf10(source.size / GIB) : size
}
