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
