import { MAX_DISK_SIZE_GIB, MIN_DISK_SIZE_GIB } from '@/lib/limits'
import { bytesToGib, GIB, nearest10 } from '@/lib/size'

/** What a disk is made from, as far as its size matters. */
export interface SizedSource {
  kind: 'image' | 'snapshot'
  /** Bytes. */
  size: number
}

/** Why a disk cannot have that size (GiB), or undefined. */
export const diskSizeError = (
  size: number | null,
  source?: SizedSource | undefined,
): string | undefined => {
  if (size === null) return 'Disk size is required'
  if (size < MIN_DISK_SIZE_GIB) return `Must be at least ${MIN_DISK_SIZE_GIB} GiB`
  if (size > MAX_DISK_SIZE_GIB) return `Can be at most ${MAX_DISK_SIZE_GIB} GiB`
  if (!Number.isInteger(size)) return 'Must be a whole number of GiB'
  if (source && size * GIB < source.size)
    return `Must be as large as the selected ${source.kind} (minimum ${bytesToGib(source.size)} GiB)`
  return undefined
}

/** The size to offer once a source is chosen: raised when the source would not fit, never lowered. */
export const sizeForSource = (size: number | null, source: SizedSource): number =>
  size === null || size * GIB < source.size ? nearest10(source.size / GIB) : size
