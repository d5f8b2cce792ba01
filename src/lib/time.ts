const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Jun 7, 2021`, in the machine's time zone. */
const englishDate = (millis: number): string => {
  const date = new Date(millis)
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** `12:00 AM`, in the machine's time zone. */
const englishTime = (millis: number): string => {
  const date = new Date(millis)
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The user's language and time zone. */
export interface Locale {
  readonly locale: string
  readonly timeZone: string
  /** Whether that is the time zone of the machine that the console runs on. */
  readonly isOwnZone?: boolean
}

/** An ISO 8601 string as sent by the API, or milliseconds since 1970. */
export type Instant = string | number

/** Milliseconds since 1970. */
export const toMillis = (instant: Instant): number =>
  typeof instant === 'number' ? instant : Date.parse(instant)

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Creating a formatter is slow, and few different ones are needed. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const TIME_STYLES = { time: 'short', both: 'short', exact: 'medium', zoned: 'long' } as const

type Style = 'date' | keyof typeof TIME_STYLES

const formatter = ({ locale, timeZone }: Locale, style: Style): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone} ${style}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(style === 'time' ? {} : { dateStyle: 'medium' }),
    ...(style === 'date' ? {} : { timeStyle: TIME_STYLES[style] }),
  })
  formatters.set(key, made)
  return made
}

/** False if a server sends no time, or one in another format. */
export const isMoment = (instant: Instant): boolean => !Number.isNaN(toMillis(instant))

const UNKNOWN = '—'

const format = (instant: Instant, reader: Locale, style: Style): string =>
  isMoment(instant) ? formatter(reader, style).format(toMillis(instant)) : UNKNOWN

/**
 * Whether the time can be written without Intl, whose first use takes Chromium as long as drawing a
 * list. Years before 1 are left to Intl.
 */
const isPlain = (instant: Instant, { locale, isOwnZone = false }: Locale): boolean =>
  isOwnZone && locale === 'en-US' && new Date(toMillis(instant)).getFullYear() > 0

/** `Jun 7, 2021` */
export const formatDate = (instant: Instant, reader: Locale): string =>
  isPlain(instant, reader) ? englishDate(toMillis(instant)) : format(instant, reader, 'date')

/** `12:00 AM` */
export const formatTime = (instant: Instant, reader: Locale): string =>
  isPlain(instant, reader) ? englishTime(toMillis(instant)) : format(instant, reader, 'time')

/** `Jun 7, 2021, 12:00 AM`, joined as the locale does. */
export const formatDateTime = (instant: Instant, reader: Locale): string =>
  format(instant, reader, 'both')

/** `Jun 7, 2021, 12:00:30 AM`, for what may happen several times a minute. */
export const formatExactTime = (instant: Instant, reader: Locale): string =>
  format(instant, reader, 'exact')

/** `Jun 7, 2021, 12:00:30 AM UTC`: tells the time zone of all other times. */
export const formatZonedTime = (instant: Instant, reader: Locale): string =>
  format(instant, reader, 'zoned')

interface Step {
  readonly suffix: string
  readonly word: string
  readonly length: number
}

/** Each unit starts at its length; months start at 30 days. */
const STEPS: readonly Step[] = [
  { suffix: 'y', word: 'year', length: 365 * DAY },
  { suffix: 'mo', word: 'month', length: 30 * DAY },
  { suffix: 'w', word: 'week', length: 7 * DAY },
  { suffix: 'd', word: 'day', length: DAY },
  { suffix: 'h', word: 'hour', length: HOUR },
  { suffix: 'm', word: 'minute', length: MINUTE },
  { suffix: 's', word: 'second', length: SECOND },
]

/** How many of a unit, after rounding, become the next larger one: 60 s are 1 m, 12 mo are 1 y. */
const FULL: Record<string, number> = { s: 60, m: 60, h: 24, d: 7, mo: 12 }

const stepOf = (distance: number): Step =>
  STEPS.find(({ length }) => distance >= length) ?? { suffix: 's', word: 'second', length: SECOND }

/** The largest unit that fits, and how many of it, rounded. */
const measure = (distance: number): { count: number; step: Step } => {
  const step = stepOf(distance)
  const count = Math.round(distance / step.length)
  const larger = STEPS[STEPS.indexOf(step) - 1]
  return larger && count === FULL[step.suffix] ? { count: 1, step: larger } : { count, step }
}

/**
 * The time that has passed, in one unit: `30s`, `5m`, `2h`, `3d`, `4w`, `6mo`, `1y`. `ago` appends the
 * word, and says `just now` of a time that is yet to come by a clock that is not quite right. Rounds
 * down: 2.9 years are `2y`.
 */
export const relativeTime = (
  instant: Instant,
  now: Instant,
  { ago = false }: { ago?: boolean } = {},
): string => {
  if (!isMoment(instant)) return UNKNOWN
  const distance = Math.max(toMillis(now) - toMillis(instant), 0)
  if (ago && toMillis(instant) > toMillis(now)) return 'just now'
  const { suffix, length } = stepOf(distance)
  // Twelve months of 30 days are not quite a year.
  const count = Math.min(Math.floor(distance / length), suffix === 'mo' ? 11 : Infinity)
  return `${count}${suffix}${ago ? ' ago' : ''}`
}

/** A rounded distance for sentences: `5 minutes`, `1 hour`, `less than a minute`. */
export const distanceInWords = (instant: Instant, now: Instant): string => {
  const distance = Math.abs(toMillis(now) - toMillis(instant))
  if (distance < MINUTE / 2) return 'less than a minute'
  const { count, step } = measure(Math.max(distance, MINUTE))
  return `${count} ${step.word}${count === 1 ? '' : 's'}`
}
