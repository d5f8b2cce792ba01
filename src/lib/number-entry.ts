import { formatNumber, formatter, isPlain } from './number'

/**
 * The value of a number field: a number, null if empty, or text that is not a number. The form
 * keeps such text to reject it without losing what was typed.
 */
export type NumberEntry = number | string | null

/** The characters a locale writes numbers with. */
interface Signs {
  group: string
  decimal: string
  digits: readonly string[]
}

/** Normalizes the variants of space, apostrophe and minus that keyboards and locales use. */
const unify = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replaceAll('−', '-')
    // Invisible direction marks.
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()

const grouped = { useGrouping: 'always', maximumFractionDigits: 0 } as const

const ENGLISH: Signs = { group: ',', decimal: '.', digits: Array.from('0123456789') }

const signsOf = (locale: string): Signs => {
  // Hard-coded, so that a form can show its numbers before Intl is loaded.
  if (locale === 'en-US') return ENGLISH
  const parts = formatter(locale, { useGrouping: 'always' }).formatToParts(1234567.5)
  const signOf = (type: string) => unify(parts.find(part => part.type === type)?.value ?? '') || ' '
  return {
    group: signOf('group'),
    decimal: signOf('decimal'),
    digits: Array.from({ length: 10 }, (_, digit) => formatter(locale, grouped).format(digit)),
  }
}

const inAsciiDigits = (text: string, { digits }: Signs): string =>
  Array.from(text, sign => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign)).join('')

/**
 * Parses a number as written in a locale, with or without grouping. Anything else stays text: no
 * character is skipped, so `1,5` is never read as 15.
 */
export const parseNumber = (text: string, locale: string): NumberEntry => {
  const signs = signsOf(locale)
  const plain = inAsciiDigits(unify(text), signs)
  if (plain === '') return null
  const [whole = '', ...fraction] = plain.replace(/^-/, '').split(signs.decimal)
  const digits = whole.replaceAll(signs.group, '')
  const isGroupedRight =
    digits === whole ||
    (/^\d+$/.test(digits) &&
      inAsciiDigits(unify(formatter(locale, grouped).format(BigInt(digits))), signs) === whole)
  const isNumber =
    /^\d*$/.test(digits) &&
    fraction.length <= 1 &&
    /^\d*$/.test(fraction[0] ?? '') &&
    digits + (fraction[0] ?? '') !== ''
  if (!isNumber || !isGroupedRight) return text.trim()
  return Number(`${plain.startsWith('-') ? '-' : ''}${digits || '0'}.${fraction[0] || '0'}`)
}

/** What a number field has, as a form reads it: a step up or down has made it a number already. */
export const readNumber = (entry: NumberEntry, locale: string): NumberEntry =>
  typeof entry === 'string' ? parseNumber(entry, locale) : entry

/** The same for several fields. */
export const readEach = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, readNumber])) as Record<Name, typeof readNumber>

const formatUngrouped = (value: number, locale: string): string =>
  isPlain(value, locale)
    ? String(value)
    : formatter(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

/** The text a field shows for its value, without grouping so that it stays easy to edit. */
export const formatEntry = (entry: NumberEntry, locale: string): string =>
  typeof entry === 'number' ? formatUngrouped(entry, locale) : (entry ?? '')

export interface NumberRule {
  label: string
  min?: number | undefined
  /** Why there is a minimum, if that is not obvious. */
  minReason?: string | undefined
  max?: number | undefined
  /** Appended to the limits in messages: `At most 256 GiB`. */
  units?: string | undefined
  /** Appended to the maximum alone: `At most 64 vCPUs`. */
  maxUnits?: string | undefined
  isInteger?: boolean | undefined
  isRequired?: boolean | undefined
}

/** Why a number is invalid, or undefined. */
export const numberError = (entry: NumberEntry, rule: NumberRule): string | undefined => {
  const { label, min = -Infinity, max = Infinity, units, isInteger, isRequired } = rule
  if (entry === null) return isRequired ? `${label} is required` : undefined
  if (typeof entry === 'string' || (isInteger && !Number.isInteger(entry)))
    return `Enter a ${isInteger ? 'whole ' : ''}number${units ? ` of ${units}` : ''}`
  const withUnits = (limit: string) => [limit, units].filter(Boolean).join(' ')
  if (entry < min)
    return [withUnits(`At least ${formatNumber(min, 'en-US', 20)}`), rule.minReason]
      .filter(Boolean)
      .join(', ')
  return entry > max
    ? [withUnits(`At most ${formatNumber(max, 'en-US', 20)}`), rule.maxUnits]
        .filter(Boolean)
        .join(' ')
    : undefined
}

/** Stands for an empty field in an address, where an absent parameter stands for the usual number. */
const EMPTY = '-'

/** The number in an address as a field has it: text that is no number stays text. */
export const entryInSearch = (search: string, param: string, usual: number | null): NumberEntry => {
  const text = new URLSearchParams(search).get(param)
  if (text === null) return usual
  if (text === EMPTY) return null
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The parameter for what a field has; null if that is usual. */
export const entryParam = (entry: NumberEntry, usual: number | null): string | null => {
  if (entry === usual) return null
  return entry === null || entry === '' ? EMPTY : String(entry)
}
