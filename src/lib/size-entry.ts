import { parseNumber, type NumberEntry } from './number-entry'
import { GIB, KIB, MIB, SIZE_UNITS, TIB, type SizeUnit } from './size'

export const isSizeUnit = (units: string | undefined): units is SizeUnit =>
  SIZE_UNITS.some(unit => unit === units)

const BYTES: Record<string, number> = { b: 1, k: KIB, m: MIB, g: GIB, t: TIB }

export interface ParsedSize {
  /** In the field's unit. */
  entry: NumberEntry
  hasUnit: boolean
}

/**
 * Parses a size such as `1.5 TB`, `2T` or `512 MiB`; a plain number is in `unit`. All units are
 * binary, even if written as decimal ones.
 */
export const parseSize = (text: string, unit: SizeUnit, locale: string): ParsedSize => {
  const trimmed = text.trim()
  const [end = '', letter = ''] = /(b|[kmgt])(?:i?b)?$/i.exec(trimmed) ?? []
  const number = trimmed.slice(0, trimmed.length - end.length).trimEnd()
  const typed = BYTES[letter.toLowerCase()]
  const entry = typed === undefined ? null : parseNumber(number, locale)
  if (typed === undefined || typeof entry !== 'number')
    return { entry: parseNumber(text, locale), hasUnit: false }
  return { entry: (entry * typed) / KIB ** SIZE_UNITS.indexOf(unit), hasUnit: true }
}

/** What a field for a size in GiB has, as a form reads it. */
export const readGib = (entry: NumberEntry, locale: string): NumberEntry =>
  typeof entry === 'string' ? parseSize(entry, 'GiB', locale).entry : entry
