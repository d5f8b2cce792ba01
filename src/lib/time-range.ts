/** A span of time in milliseconds since 1970: its start belongs to it, its end does not. */
export interface TimeWindow {
  readonly start: number
  readonly end: number
}

const HOUR = 3_600_000

/** The ranges that end now and go along with it. */
export const timePresets = [
  { id: '1h', span: HOUR },
  { id: '3h', span: 3 * HOUR },
  { id: '24h', span: 24 * HOUR },
  { id: '7d', span: 7 * 24 * HOUR },
  { id: '30d', span: 30 * 24 * HOUR },
] as const

export type PresetId = (typeof timePresets)[number]['id']

/** What somebody wants to see: the time up to now, or a time of their own. */
export type TimeRange =
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | { readonly kind: 'custom'; readonly window: TimeWindow }

export const defaultRange: TimeRange = { kind: 'preset', preset: '1h' }

const isoOf = (time: number) => new Date(time).toISOString().replace(/\.000Z$/, 'Z')

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

const timeIn = (text: string | null): number =>
  text !== null && ISO.test(text) ? Date.parse(text) : Number.NaN

/** Times beyond these cannot be written with four digits for the year. */
const [EARLIEST, LATEST] = [Date.UTC(0, 0), Date.UTC(9999, 11, 31)]

export const isWindow = ({ start, end }: TimeWindow): boolean =>
  start >= EARLIEST && end <= LATEST && start < end

/**
 * The range that an address asks for: `?range=3h`, or `?start=…&end=…` in UTC. One that makes no
 * sense, and none at all, is the last hour.
 */
export const readRange = (search: string): TimeRange => {
  const params = new URLSearchParams(search)
  const preset = timePresets.find(({ id }) => id === params.get('range'))
  if (preset) return { kind: 'preset', preset: preset.id }
  const window = { start: timeIn(params.get('start')), end: timeIn(params.get('end')) }
  return isWindow(window) ? { kind: 'custom', window } : defaultRange
}

/** What an address says of a range. The one that is meant anyway is left out. */
export const rangeParams = (range: TimeRange): Record<string, string> => {
  if (range.kind === 'custom')
    return { start: isoOf(range.window.start), end: isoOf(range.window.end) }
  const isDefault = defaultRange.kind === 'preset' && range.preset === defaultRange.preset
  return isDefault ? {} : { range: range.preset }
}

/** Tells ranges apart. */
export const rangeKey = (range: TimeRange): string =>
  range.kind === 'preset' ? range.preset : `${range.window.start}-${range.window.end}`

/** The time that a range covers at a moment, in whole seconds. */
export const windowOf = (range: TimeRange, now: number): TimeWindow => {
  if (range.kind === 'custom') return range.window
  const end = Math.floor(now / 1000) * 1000
  const span = timePresets.find(({ id }) => id === range.preset)?.span ?? HOUR
  return { start: end - span, end }
}

/** Points that a window is divided into. */
const POINTS = 60

/** Seconds between two points of a window; five at the least, which is how often is measured. */
export const periodOf = ({ start, end }: TimeWindow): number =>
  Math.max(5, Math.round((end - start) / 1000 / POINTS))
