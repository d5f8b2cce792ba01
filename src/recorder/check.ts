import * as z from 'zod/mini'
import { readUrl } from '@/lib/path'
import { LOG_VERSION, LogError, type LogHeader, type LogLine } from './log'

/*
 * Checks that lines have the shape that a replay relies on. The file may come from anyone, so
 * nothing in it is trusted. Import this only where logs are read, because it imports zod.
 */

// Otherwise zod compiles schemas into functions, which the console's content security policy forbids.
z.config({ jitless: true })

/** Deeper than anything the console or the API nests; code that walks a value may recurse. */
const MAX_DEPTH = 64

/** The latest time that a Date can represent, in milliseconds since the epoch. */
const LAST_MOMENT = 8.64e15

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)

const is = (isFine: (value: unknown) => boolean, wanted: string) =>
  z.custom(isFine, `is not ${wanted}`)

/** Does not use zod's records and arrays, which collect a problem for every one of many items. */
const objectOf = (isFine: (value: unknown) => boolean, wanted: string) =>
  is(value => isObject(value) && Object.values(value).every(isFine), `an object of ${wanted}`)

const text = z.string('is not text')
const eventType = text.check(z.regex(/^[a-z]\w*\/\w+$/i, 'is not the type of an event'))
const flag = z.boolean('is not true or false')
const number = z.int('is not a whole number')
const count = number.check(z.nonnegative('is not a whole number'))
const moment = is(
  value => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT,
  'a time in milliseconds',
)
const texts = objectOf(isText, 'texts')
const prints = objectOf(value => value === null || isText(value), 'texts')
const address = is(
  value => isText(value) && readUrl(value)?.origin === value,
  'the origin of a page',
)

type Shape = Readonly<Record<string, z.ZodMiniType>>

const object = (shape: Shape) => z.object(shape, 'is not an object')

/** One of several shapes, told apart by a key. */
const oneOf = (key: string, shapes: Readonly<Record<string, Shape>>) => {
  const [first, ...rest] = Object.entries(shapes).map(([name, shape]) =>
    z.object({ ...shape, [key]: z.literal(name) }),
  )
  return z.discriminatedUnion(key, [first!, ...rest], 'is none that is known')
}

/** The version before answers were packed, which is read as it is. */
const WITHOUT_PACKED = 4

const location = object({
  path: text,
  search: text,
  historyIndex: number,
  pages: z.optional(objectOf(isTextList, 'lists of texts')),
})

const recorded = object({
  id: text,
  start: moment,
  end: moment,
  path: text,
  size: count,
  length: count,
  events: count,
  answers: count,
  others: count,
  requests: objectOf(value => typeof value === 'number', 'numbers'),
})

const recordings = object({
  isOn: flag,
  current: z.nullable(text),
  ended: z.nullable(text),
  outlivesSignOut: flag,
  outlivesPage: flag,
  sessions: is(
    value => Array.isArray(value) && value.every(item => recorded.safeParse(item).success),
    'a list of sessions',
  ),
})

/** How many bookmarks a log may have, and how long their comments are, in characters. */
export const BOOKMARK_LIMITS = { count: 200, text: 500 }

const bookmark = object({
  seq: count,
  text: text.check(z.maxLength(BOOKMARK_LIMITS.text, 'is too long')),
})

const HEADER = object({
  build: text,
  apiVersion: text,
  start: moment,
  seed: number,
  origin: address,
  location,
  locale: text,
  timeZone: text,
  kept: texts,
  release: z.optional(text),
  browser: z.optional(text),
  window: z.optional(object({ width: count, height: count, ratio: z.optional(count) })),
  note: z.optional(text),
  bookmarks: z.optional(
    is(
      value =>
        Array.isArray(value) &&
        value.length <= BOOKMARK_LIMITS.count &&
        value.every(item => bookmark.safeParse(item).success),
      'a list of bookmarks',
    ),
  ),
})

const input = { seq: count, t: moment, sameTask: z.optional(flag) }
const answer = { ...input, call: count }
/** Only inputs have a time: that is how they are told from other lines. */
const noInput = { t: z.optional(z.undefined('is of an input')) }
const note = { ...noInput, seq: count, call: count }

/** Far more than the recorder writes. */
const shortText = text.check(z.maxLength(200, 'is too long'))
const element = { role: z.optional(shortText), name: z.optional(shortText) }

const seen = oneOf('type', {
  size: { width: count, height: count, ratio: count, scale: z.optional(count) },
  scroll: { place: shortText, x: number, y: number },
  focus: element,
  press: { ...element, x: number, y: number },
})

const isPiece = (piece: unknown) =>
  isText(piece) ||
  isCount(piece) ||
  (Array.isArray(piece) && piece.length === 2 && piece.every(isCount))

const packing = {
  after: z.optional(count),
  packed: z.optional(is(value => Array.isArray(value) && value.every(isPiece), 'a list of pieces')),
}

const LINE = oneOf('kind', {
  event: { ...input, event: object({ type: eventType }) },
  answer: {
    ...answer,
    as: z.optional(count),
    ...packing,
    response: object({ status: count, headers: texts, body: text }),
  },
  unanswered: { ...answer, message: text },
  timer: { ...input, timer: count },
  code: { ...input, key: text, before: z.optional(count), error: z.optional(text) },
  moved: { ...input, location },
  tab: {
    ...input,
    message: oneOf('type', {
      visibility: { visible: flag },
      online: { online: flag },
      theme: { theme: text },
      signedOut: { owner: text },
      signedIn: { owner: text },
      restored: {},
      printed: {},
      replaced: {},
      storage: { key: text, isStored: flag },
    }),
  },
  socket: {
    ...input,
    socket: count,
    message: oneOf('type', {
      opened: {},
      failed: {},
      text: { data: text },
      bytes: { base64: text },
      closed: { code: count, reason: text },
    }),
  },
  file: {
    ...answer,
    bytes: z.optional(count),
    isEmpty: z.optional(flag),
    found: z.optional(
      is(
        value => Array.isArray(value) && value.every(item => typeof item === 'boolean'),
        'a list of true and false',
      ),
    ),
    opened: z.optional(z.nullable(object({ id: text, size: count }))),
    written: z.optional(count),
    hash: z.optional(text),
    progress: z.optional(count),
    error: z.optional(text),
  },
  recordings: { ...answer, recordings: z.optional(recordings), error: z.optional(text) },
  copied: { ...answer, isAllowed: flag },
  request: { ...note, request: object({ method: text, url: text, body: z.optional(text) }) },
  verdict: note,
  seen: { ...noInput, seq: count, at: moment, what: seen },
  checkpoint: {
    ...noInput,
    seq: count,
    state: prints,
    parts: z.optional(
      is(
        value =>
          Array.isArray(value) &&
          value.every(item => item === null || prints.safeParse(item).success),
        'a list of parts',
      ),
    ),
  },
  end: { ...noInput, reason: text },
})

/** Whether a value is nested at most `MAX_DEPTH` levels deep. */
export const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every(each => isShallow(each, left - 1)))

/** The first thing wrong with a value, such as `location.path is not text`. */
const problemOf = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  if (!isShallow(value)) return 'it is nested too deeply'
  const [issue] = schema.safeParse(value).error?.issues ?? []
  // Only a line that is not an object is wrong as a whole: it has no kind.
  return issue && `${issue.path.join('.') || 'kind'} ${issue.message}`
}

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
  const { version } = value
  if (version !== LOG_VERSION && version !== WITHOUT_PACKED)
    throw new LogError(
      1,
      `is of version ${JSON.stringify(version)?.slice(0, 20)}; this build reads version ${LOG_VERSION}`,
    )
  const problem = problemOf(HEADER, value)
  if (problem) throw new LogError(1, `is damaged: ${problem}`)
  const header = value as object as LogHeader
  if (!isLocal(header)) throw new LogError(1, 'is damaged: its locale or time zone is unknown')
  return header
}

/** One further line. Throws a LogError that names it. */
export const checkedLine = (value: unknown, line: number): LogLine => {
  const problem = problemOf(LINE, value)
  if (problem) throw new LogError(line, `is damaged: ${problem}`)
  return value as LogLine
}
