/** Creating a formatter takes tens of microseconds, and few different ones are needed. */
const formatters = new Map<string, Intl.NumberFormat>()

export const formatter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

/**
 * Rounds half away from zero in decimal: 1.005 to two digits is 1.01, which multiplying and
 * dividing gets wrong. The locale is fixed because the text is parsed again.
 */
export const round = (value: number, digits: number): number =>
  Number.isFinite(value) && !Number.isInteger(value)
    ? Number(
        formatter('en-US', { maximumFractionDigits: digits, useGrouping: false }).format(value),
      )
    : value

/** Whether the number can be written without Intl, whose first use is slow in Chromium. */
export const isPlain = (value: number | bigint, locale: string): value is number =>
  locale === 'en-US' && Number.isSafeInteger(value) && !Object.is(value, -0)

/** With a comma before every three digits. */
const grouped = (digits: string): string => {
  const first = digits.length % 3 || 3
  return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, ',$&')
}

/**
 * Formats a number in a locale, with at most two decimals by default. Sentences made where the locale
 * is unknown are in American English.
 */
export const formatNumber = (value: number | bigint, locale = 'en-US', digits = 2): string =>
  isPlain(value, locale)
    ? (value < 0 ? '-' : '') + grouped(String(Math.abs(value)))
    : formatter(locale, { maximumFractionDigits: digits }).format(value)

/**
 * The integer part, and the decimals with their separator: large figures style them differently.
 */
export const splitDecimal = (value: number, locale: string): [whole: string, decimal: string] => {
  const parts = formatter(locale, { maximumFractionDigits: 2 }).formatToParts(value)
  const mark = parts.findIndex(part => part.type === 'decimal')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(part => part.value)
      .join('')
  return mark === -1 ? [text(0), ''] : [text(0, mark), text(mark)]
}

export interface BigNumber {
  readonly text: string
  /** The unabridged number for a tooltip, if `text` is abridged. */
  readonly full: string | null
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Abbreviates numbers from a million on; from 10^15 on, three digits and their size are told:
 * `≈3.04×10²⁶`.
 */
export const bigNumber = (value: number | bigint, locale: string): BigNumber => {
  const size = value < 0 ? -value : value
  const full = formatNumber(value, locale)
  if (size < 1e6) return { text: full, full: null }
  if (size < 1e15) {
    const compact = formatter(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return { text: compact.format(value), full }
  }
  const scientific = formatter('en-US', { notation: 'scientific', maximumFractionDigits: 2 })
  const [digit, exponent = ''] = scientific.format(value).split('E')
  return { text: `≈${digit}×10${exponent.replaceAll(/\d/g, each => RAISED[+each]!)}`, full }
}

/**
 * `top` as a percentage of `bottom`, with two decimals. BigInts are divided as such, because
 * 128-bit address counts do not fit a number. 0 of 0 is NaN: show `—%`.
 */
export const percentage = <N extends number | bigint>(top: N, bottom: N): number => {
  if (typeof top === 'bigint' && typeof bottom === 'bigint') {
    return bottom === 0n ? Number(top) / 0 : Number((top * 10_000n) / bottom) / 100
  }
  return round((Number(top) * 100) / Number(bottom), 2)
}
