import { LOG_VERSION, LogError, type LogHeader, type LogLine } from './log'

/*
 * Whether a line has the shape that a replay relies on. A log is a file that anybody may have
 * written, so nothing of it is taken for granted.
 */

/** What is wrong with a value: where in it and what, such as `location.path is not text`. */
type Check = (value: unknown, at: string) => string | null

type Shape = Readonly<Record<string, Check>>

/** Deeper than anything the console or the API nests; what walks a value may recurse. */
const MAX_DEPTH = 64

/** The last moment that a date can stand for, in milliseconds since the epoch. */
const LAST_MOMENT = 8.64e15

const check =
  (isFine: (value: unknown) => boolean, wanted: string): Check =>
  (value, at) =>
    isFine(value) ? null : `${at} is not ${wanted}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = check(value => typeof value === 'string', 'text')
const eventType = check(
  value => typeof value === 'string' && /^[a-z]\w*\/\w+$/i.test(value),
  'the type of an event',
)
const flag = check(value => typeof value === 'boolean', 'true or false')
const count = check(value => Number.isSafeInteger(value) && Number(value) >= 0, 'a whole number')
const number = check(value => Number.isSafeInteger(value), 'a whole number')
const moment = check(
  value => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
  'a time in milliseconds',
)
const anything: Check = () => null

const optional =
  (inner: Check): Check =>
  (value, at) =>
    value === undefined ? null : inner(value, at)

const firstOf = (problems: Iterable<string | null>): string | null => {
  for (const problem of problems) if (problem) return problem
  return null
}

const object =
  (shape: Shape): Check =>
  (value, at) =>
    isObject(value)
      ? firstOf(
          Object.entries(shape).map(([key, inner]) => inner(value[key], at ? `${at}.${key}` : key)),
        )
      : `${at} is not an object`

const recordOf =
  (inner: Check): Check =>
  (value, at) =>
    isObject(value)
      ? firstOf(Object.entries(value).map(([key, each]) => inner(each, `${at}.${key}`)))
      : `${at} is not an object`

const listOf =
  (inner: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? firstOf(value.map((each, index) => inner(each, `${at}.${index}`)))
      : `${at} is not a list`

/** One of several shapes, told apart by a key. */
const byKey =
  (key: string, shapes: Readonly<Record<string, Shape>>): Check =>
  (value, at) => {
    const named = isObject(value) ? value[key] : undefined
    const shape =
      typeof named === 'string' && Object.hasOwn(shapes, named) ? shapes[named] : undefined
    return shape ? object(shape)(value, at) : `${at ? `${at}.` : ''}${key} is none that is known`
  }

const location = object({
  path: text,
  search: text,
  historyIndex: number,
  pages: optional(recordOf(listOf(text))),
})

const HEADER: Shape = {
  build: text,
  apiVersion: text,
  start: moment,
  seed: number,
  origin: text,
  location,
  locale: text,
  timeZone: text,
  kept: recordOf(text),
  note: optional(text),
}

const input = { seq: count, t: moment, sameTask: optional(flag) }

const LINE = byKey('kind', {
  event: { ...input, event: object({ type: eventType }) },
  answer: {
    ...input,
    call: count,
    as: optional(count),
    response: object({ status: count, headers: recordOf(text), body: text }),
  },
  unanswered: { ...input, call: count, message: text },
  timer: { ...input, timer: count },
  code: { ...input, key: text, before: optional(count), error: optional(text) },
  moved: { ...input, location },
  tab: {
    ...input,
    message: byKey('type', {
      visibility: { visible: flag },
      online: { online: flag },
      theme: { theme: text },
      signedOut: {},
    }),
  },
  socket: {
    ...input,
    socket: count,
    message: byKey('type', {
      opened: {},
      failed: {},
      text: { data: text },
      bytes: { base64: text },
      closed: { code: count, reason: text },
    }),
  },
  file: {
    ...input,
    call: count,
    bytes: optional(count),
    isEmpty: optional(flag),
    found: optional(listOf(flag)),
    error: optional(text),
  },
  recordings: { ...input, call: count, recordings: optional(anything), error: optional(text) },
  copied: { ...input, call: count, isAllowed: flag },
  request: {
    seq: count,
    call: count,
    request: object({ method: text, url: text, body: optional(text) }),
  },
  end: { reason: text },
  verdict: { seq: count, call: count, verdict: anything },
  checkpoint: { seq: count, state: recordOf(anything) },
})

/** Whether it is nested no deeper than anything the console makes. */
const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every(each => isShallow(each, left - 1)))

const isLocal = ({ locale, timeZone }: LogHeader) => {
  try {
    new Intl.DateTimeFormat(locale, { timeZone })
    return true
  } catch {
    return false
  }
}

/** The header, from the first line. Throws a LogError. */
export const checkedHeader = (value: unknown): LogHeader => {
  if (!isObject(value) || value['kind'] !== 'header')
    throw new LogError(1, 'is not the header of a log')
  if (value['version'] !== LOG_VERSION)
    throw new LogError(
      1,
      `is of version ${JSON.stringify(value['version'])?.slice(0, 20)}; this build reads version ${LOG_VERSION}`,
    )
  const problem = isShallow(value) ? object(HEADER)(value, '') : 'it is nested too deeply'
  if (problem) throw new LogError(1, `is damaged: ${problem}`)
  const header = value as object as LogHeader
  if (!isLocal(header)) throw new LogError(1, 'is damaged: its locale or time zone is unknown')
  return header
}

/** One further line. Throws a LogError that names it. */
export const checkedLine = (value: unknown, line: number): LogLine => {
  const problem = isShallow(value) ? LINE(value, '') : 'it is nested too deeply'
  if (problem) throw new LogError(line, `is damaged: ${problem}`)
  return value as LogLine
}
