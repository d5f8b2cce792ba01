/** Making a formatter is slow (tens of microseconds), and few different ones are ever needed. */
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
 * Rounds half away from zero in decimal: 1.005 to two digits is 1.01. Going through Intl avoids
 * the binary surprises of multiplying and dividing; the locale is fixed because the text is read back.
 */
export const round = (value: number, digits: number): number =>
  Number.isFinite(value) && !Number.isInteger(value)
    ? Number(
        formatter('en-US', { maximumFractionDigits: digits, useGrouping: false }).format(value),
      )
    : value

/** Whether it can be written without Intl, whose first use takes Chromium a while. */
export const isPlain = (value: number | bigint, locale: string): value is number =>
  locale === 'en-US' && Number.isSafeInteger(value) && !Object.is(value, -0)

/** A number in the reader's locale, at most two decimals unless told otherwise. */
export const formatNumber = (value: number | bigint, locale: string, digits = 2): string =>
  isPlain(value, locale)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : formatter(locale, { maximumFractionDigits: digits }).format(value)

/** The whole part and the decimals with their mark, because large figures print them differently. */
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
  /** The number in full when `text` is short for it, for a tooltip. */
  readonly full: string | null
}

/** Numbers from a million on are shortened, and from 10^15 on written with an exponent. */
export const bigNumber = (value: number | bigint, locale: string): BigNumber => {
  const size = value < 0 ? -value : value
  const full = formatNumber(value, locale)
  if (size < 1e6) return { text: full, full: null }
  if (size < 1e15) {
    const compact = formatter(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return { text: compact.format(value), full }
  }
  const engineering = formatter(locale, { notation: 'engineering', maximumFractionDigits: 1 })
  const text = engineering
    .formatToParts(value)
    .map(part => (part.type === 'exponentSeparator' ? part.value.toLowerCase() : part.value))
    .join('')
  return { text, full }
}

/**
 * How much of `bottom` is `top`, in percent with two decimals. Big integers are divided as such
 * (128-bit address counts do not fit a number). Nothing of nothing is NaN: show `—%`.
 */
export const percentage = <N extends number | bigint>(top: N, bottom: N): number => {
  if (typeof top === 'bigint' && typeof bottom === 'bigint') {
    return bottom === 0n ? Number(top) / 0 : Number((top * 10_000n) / bottom) / 100
  }
  return round((Number(top) * 100) / Number(bottom), 2)
}
