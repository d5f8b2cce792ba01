import { parseNumber, type NumberEntry } from './number-entry'
import { GIB, KIB, MIB, SIZE_UNITS, TIB, type SizeUnit } from './size'

export const isSizeUnit = (units: string | undefined): units is SizeUnit =>
  SIZE_UNITS.some(unit => unit === units)

const BYTES: Record<string, number> = { b: 1, k: KIB, m: MIB, g: GIB, t: TIB }

export interface SizeReading {
  /** In the unit of the field. */
  entry: NumberEntry
  hasUnit: boolean
}

/**
 * Reads a size as people write it: `1.5 TB`, `2T`, `512 MiB`, or a number of `unit` alone. All units
 * are binary here, whether they say so or not.
 */
export const parseSize = (text: string, unit: SizeUnit, locale: string): SizeReading => {
  const [, number = '', letter = ''] =
    /^(.*?)\s*(b|[kmgt](?=(?:i?b)?$))(?:i?b)?$/i.exec(text.trim()) ?? []
  const typed = BYTES[letter.toLowerCase()]
  const entry = typed === undefined ? null : parseNumber(number, locale)
  if (typed === undefined || typeof entry !== 'number')
    return { entry: parseNumber(text, locale), hasUnit: false }
  return { entry: (entry * typed) / KIB ** SIZE_UNITS.indexOf(unit), hasUnit: true }
}
