import { formatter, isPlain } from './number'

/**
 * What a field of a number holds: the number, null for nothing, or the text in it that is no number.
 * A form keeps the text, so that it can refuse it, and so that nothing that was typed is lost.
 */
export type NumberEntry = number | string | null

/** What signs a locale writes numbers with. */
interface Signs {
  group: string
  decimal: string
  digits: readonly string[]
}

/** One kind of space, apostrophe and minus, whichever the keyboard or the locale has. */
const unify = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replaceAll('−', '-')
    // Marks of direction, which cannot be seen.
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()

const grouped = { useGrouping: 'always', maximumFractionDigits: 0 } as const

const ENGLISH: Signs = { group: ',', decimal: '.', digits: Array.from('0123456789') }

const signsOf = (locale: string): Signs => {
  // Known, so that a form can show its numbers before Intl is ready.
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
 * Reads a number as people of that locale write it, with or without grouping. Whatever else it is
 * stays a text: no sign is passed over, so that `1,5` is never taken for 15.
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

const formatUngrouped = (value: number, locale: string): string =>
  isPlain(value, locale)
    ? String(value)
    : formatter(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

/** What a field shows for what it holds. Without grouping, so that it can be typed on. */
export const formatEntry = (entry: NumberEntry, locale: string): string =>
  typeof entry === 'number' ? formatUngrouped(entry, locale) : (entry ?? '')

export interface NumberRule {
  label: string
  min?: number | undefined
  /** What the least number is for, where that does not speak for itself. */
  minReason?: string | undefined
  max?: number | undefined
  /** Follow the limits in the messages: `At most 256 GiB`. */
  units?: string | undefined
  isInteger?: boolean | undefined
  isRequired?: boolean | undefined
}

/** Why a number cannot be used, or undefined. */
export const numberError = (entry: NumberEntry, rule: NumberRule): string | undefined => {
  const { label, min = -Infinity, max = Infinity, units, isInteger, isRequired } = rule
  if (entry === null) return isRequired ? `${label} is required` : undefined
  if (typeof entry === 'string' || (isInteger && !Number.isInteger(entry)))
    return `Enter a ${isInteger ? 'whole ' : ''}number${units ? ` of ${units}` : ''}`
  const withUnits = (limit: string) => [limit, units].filter(Boolean).join(' ')
  if (entry < min) return [withUnits(`At least ${min}`), rule.minReason].filter(Boolean).join(', ')
  return entry > max ? withUnits(`At most ${max}`) : undefined
}
