/** A span of time in milliseconds since 1970; the start is inclusive, the end exclusive. */
export interface TimeWindow {
  readonly start: number
  readonly end: number
}

const HOUR = 3_600_000

/** Ranges that end now and move with the clock. */
export const timePresets = [
  { id: '1h', span: HOUR },
  { id: '3h', span: 3 * HOUR },
  { id: '6h', span: 6 * HOUR },
  { id: '24h', span: 24 * HOUR },
  { id: '7d', span: 7 * 24 * HOUR },
  { id: '30d', span: 30 * 24 * HOUR },
] as const

export type PresetId = (typeof timePresets)[number]['id']

/** What the user wants to see: a time up to now, or a fixed window. */
export type TimeRange =
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | {
      readonly kind: 'custom'
      readonly window: TimeWindow
      /** The range before the user zoomed into a chart of it. */
      readonly zoomedFrom?: TimeRange
    }

export const defaultRange: TimeRange = { kind: 'preset', preset: '1h' }

const isoOf = (time: number) => new Date(time).toISOString().replace(/\.000Z$/, 'Z')

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

const timeIn = (text: string | null): number =>
  text !== null && ISO.test(text) ? Date.parse(text) : Number.NaN

/** Years outside these do not have four digits. */
const [EARLIEST, LATEST] = [Date.UTC(0, 0), Date.UTC(9999, 11, 31)]

export const isWindow = ({ start, end }: TimeWindow): boolean =>
  start >= EARLIEST && end <= LATEST && start < end

const windowIn = (start: string | null, end: string | null): TimeWindow | null => {
  const window = { start: timeIn(start), end: timeIn(end) }
  return isWindow(window) ? window : null
}

/** The names of the query parameters of a range. */
export const rangeNames = ['range', 'start', 'end', 'zoom'] as const

/**
 * The range in a query string: `?range=3h`, or `?start=…&end=…` in UTC. The last hour if it is
 * missing or invalid. `&zoom=…/…` is the part of it that is shown.
 */
export const readRange = (search: string): TimeRange => {
  const params = new URLSearchParams(search)
  const range = unzoomed(params)
  const [start = null, end = null] = params.get('zoom')?.split('/') ?? []
  const window = windowIn(start, end)
  return window ? { kind: 'custom', window, zoomedFrom: range } : range
}

/** The parameters of the range in a query string. */
export const rangeIn = (search: string): [name: string, value: string][] => {
  const params = new URLSearchParams(search)
  return rangeNames.flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
}

const unzoomed = (params: URLSearchParams): TimeRange => {
  const preset = timePresets.find(({ id }) => id === params.get('range'))
  if (preset) return { kind: 'preset', preset: preset.id }
  const window = windowIn(params.get('start'), params.get('end'))
  return window ? { kind: 'custom', window } : defaultRange
}

/** The query parameters of a range; none for the default one. */
export const rangeParams = (range: TimeRange): Record<string, string> => {
  if (range.kind === 'custom') {
    const [start, end] = [isoOf(range.window.start), isoOf(range.window.end)]
    return range.zoomedFrom
      ? { ...rangeParams(range.zoomedFrom), zoom: `${start}/${end}` }
      : { start, end }
  }
  const isDefault = defaultRange.kind === 'preset' && range.preset === defaultRange.preset
  return isDefault ? {} : { range: range.preset }
}

/** Identifies a range. */
export const rangeKey = (range: TimeRange): string =>
  range.kind === 'preset' ? range.preset : `${range.window.start}-${range.window.end}`

/** The window that a range covers at a given time, in whole seconds. */
export const windowOf = (range: TimeRange, now: number): TimeWindow => {
  if (range.kind === 'custom') return range.window
  const end = Math.floor(now / 1000) * 1000
  const span = timePresets.find(({ id }) => id === range.preset)?.span ?? HOUR
  return { start: end - span, end }
}

/** Points per window. */
const POINTS = 60

/** Seconds between two points of a window; at least five, the sampling interval. */
export const periodOf = ({ start, end }: TimeWindow): number =>
  Math.max(5, Math.round((end - start) / 1000 / POINTS))
