import { MAX_DISK_SIZE_GIB } from './limits'
import { formatNumber, round } from './number'

export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB
export const TIB = 1024 * GIB

export const SIZE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const
export type SizeUnit = (typeof SIZE_UNITS)[number]

export interface Size {
  readonly value: string
  readonly unit: SizeUnit
}

/**
 * Bytes in the largest binary unit in which the number is at least 1. Number and unit are separate
 * because tables dim the unit. At most two decimals; `padded` always writes both (file sizes).
 */
export const sizeParts = (bytes: number, { padded = false } = {}): Size => {
  let scaled = bytes
  let index = 0
  // Round first: 1,048,575 bytes are 1 MiB, not 1024 KiB.
  while (index < SIZE_UNITS.length - 1 && Math.abs(round(scaled, 2)) >= KIB) {
    scaled /= KIB
    index += 1
  }
  const rounded = round(scaled, 2)
  return {
    value: padded && index > 0 ? rounded.toFixed(2) : formatNumber(rounded),
    unit: SIZE_UNITS[index] ?? 'TiB',
  }
}

/** `10 GiB`, `1.46 KiB`; padded `3.00 MiB`. */
export const formatBytes = (bytes: number, options?: { padded?: boolean }): string => {
  const { value, unit } = sizeParts(bytes, options)
  return `${value} ${unit}`
}

export const bytesToGib = (bytes: number, digits = 2): number => round(bytes / GIB, digits)
/** Always in GiB, the unit of the fields: `4,403.2 GiB`. At most two decimals by default. */
export const formatGib = (bytes: number, digits = 2): string =>
  `${formatNumber(bytesToGib(bytes, digits))} GiB`
export const bytesToTib = (bytes: number, digits = 2): number => round(bytes / TIB, digits)
export const gibToBytes = (gib: number): number => gib * GIB

/**
 * The suggested disk size for a source of this many GiB: the next multiple of ten, up to the
 * maximum.
 */
export const nextMultipleOf10 = (gib: number): number =>
  Math.min(Math.ceil(gib / 10) * 10, MAX_DISK_SIZE_GIB)
