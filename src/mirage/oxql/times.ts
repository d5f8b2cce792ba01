const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Months and years have a fixed average length. */
const UNITS: Record<string, number> = {
  Y: 365 * DAY,
  M: 30 * DAY,
  w: 7 * DAY,
  d: DAY,
  h: HOUR,
  m: MINUTE,
  s: SECOND,
  ms: 1,
  us: 1 / 1_000,
  ns: 1 / 1_000_000,
}

/** Parses a duration such as `5m` to milliseconds. */
export const readDuration = (text: string): number => {
  const [, count = '0', unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? []
  return Number(count) * (UNITS[unit] ?? Number.NaN)
}

/**
 * Parses `@…`: now, a date, a date and time, or a time of today, in UTC without a zone. NaN for
 * dates that do not exist.
 */
export const readTime = (text: string, now: number): number => {
  const written = text.slice(1)
  if (written === 'now()') return now
  if (/^\d\d:/.test(written)) {
    const [today] = new Date(now).toISOString().split('T')
    return Date.parse(`${today}T${written}Z`)
  }
  return Date.parse(written.includes('T') ? `${written}Z` : written)
}
