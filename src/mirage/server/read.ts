import { z } from 'zod'
import type { WireRequest } from '@/ports/ports'
import type { CallParsers } from '@/api/parser/calls'
import { snakeToCamelKey } from '@/lib/case'
import { JsonSyntaxError, JsonText, MAX_DEPTH, locationAt } from '@/lib/json-text'
import { ApiFailure, fail } from './errors'
import { headerOf } from './answer'
import { resumeScan } from './page'
import { wordIssue, writePath } from './wording'

const list = (header: string | undefined): string[] =>
  (header ?? '').split(',').map(item => item.trim().toLowerCase())

/** Rejects requests that are not a WebSocket handshake. */
const checkHandshake = (request: WireRequest): void => {
  const header = (name: string) => headerOf(request, name)
  if (!list(header('connection')).includes('upgrade'))
    fail.unreadable('expected connection upgrade')
  if (!list(header('upgrade')).includes('websocket')) {
    fail.unreadable('unexpected protocol for upgrade')
  }
  if (header('sec-websocket-version')?.trim() !== '13') {
    fail.unreadable('missing or invalid websocket version')
  }
  if (!header('sec-websocket-key')?.trim()) fail.unreadable('missing websocket key')
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** Content types of bodies that are not JSON. */
const BODY_TYPES: Readonly<Record<string, typeof FORM | 'any' | undefined>> = {
  deviceAuthRequest: FORM,
  deviceAccessToken: FORM,
  loginSaml: 'any',
}

const MIB = 2 ** 20
/** A chunk of 512 KiB is about 700 KB of base64; clients may send larger ones. */
const MAX_BULK_WRITE = 8 * MIB
const MAX_BODY = MIB

/** The parsed parts of a call: camelCase keys, validated, with defaults. */
export interface Parts {
  path: unknown
  query: unknown
  body: unknown
}

const check = (
  schema: z.ZodType | undefined,
  input: unknown,
  refuse: (error: z.ZodError) => never,
): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  return result.success ? result.data : refuse(result.error)
}

const firstDetail = (error: z.ZodError, input: unknown) => wordIssue(error.issues[0]!, input).detail

const readPath = (schema: CallParsers['path'], path: Record<string, string>): unknown =>
  check(schema, path, error =>
    fail.unreadable(`bad parameter in URL path: ${firstDetail(error, path)}`),
  )

/** Lists of a single page accept any token here and reject it later. */
const SINGLE_PAGE: ReadonlySet<string> = new Set(['sledListUninitialized'])

const readQuery = (id: string, schema: CallParsers['query'], search: string): unknown => {
  if (!schema) return {}
  const given = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(search)) {
    if (given.has(key)) {
      fail.unreadable(`unable to parse query string: duplicate field \`${key}\``)
    }
    given.set(key, value)
  }
  const keyed = Object.fromEntries(
    Array.from(given, ([key, value]) => [snakeToCamelKey(key), value]),
  )
  const query = SINGLE_PAGE.has(id) ? keyed : resumeScan(keyed)
  return check(schema, query, error =>
    fail.unreadable(`unable to parse query string: ${firstDetail(error, query)}`),
  )
}

const isTooLong = (issue: z.core.$ZodIssue) => issue.code === 'too_big' && issue.origin === 'array'

/** The path within a list item: `filters.hosts` for the hosts of any rule. */
const partOf = (path: readonly PropertyKey[]) =>
  writePath(path.slice(path.findLastIndex(key => typeof key === 'number') + 1))

/**
 * Reports the first issue in the order of the text, where a parser would have stopped. An array
 * that is too long comes last: it is parsed first and rejected as a value afterwards.
 */
const refuseJson = (error: z.ZodError, input: unknown, text: string): never => {
  const worded = error.issues.map(issue => ({
    ...wordIssue(issue, input),
    tooLong: isTooLong(issue),
  }))
  const positions = new JsonText(
    text,
    worded.map(({ path }) => path),
  )
  const faults = worded.map(fault => ({ ...fault, end: positions.endOf(fault.path) }))
  const unreadable = faults.filter(({ tooLong }) => !tooLong)
  const { path, detail, end, tooLong } = (unreadable.length > 0 ? unreadable : faults).reduce(
    (a, b) => (b.end < a.end ? b : a),
  )
  if (tooLong) fail.invalidValue(partOf(path), detail)
  const prefix = path.length > 0 ? `${writePath(path)}: ` : ''
  return fail.unreadable(
    `unable to parse JSON body: ${prefix}${detail} at ${locationAt(text, end)}`,
  )
}

/** Rejects a body for what only the rules can check; `path` is in snake_case. */
export const refuseBody = (
  request: WireRequest,
  path: readonly PropertyKey[],
  detail: string,
): never => {
  const text = request.body ?? ''
  const place = locationAt(text, new JsonText(text, [path]).endOf(path))
  return fail.unreadable(`unable to parse JSON body: ${writePath(path)}: ${detail} at ${place}`)
}

const refuseText = (text: string): never => {
  try {
    new JsonText(text)
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    fail.unreadable(`unable to parse JSON body: ${error.message} at ${locationAt(text, error.end)}`)
  }
  return fail.unreadable('unable to parse JSON body: expected value at line 1 column 1')
}

/** Whether the schema is a map, whose keys are data rather than field names. */
const isMap = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodDefault
    ? isMap(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodRecord

/**
 * More than any real body has. Validation does not stop at the first issue, and uses a hundred
 * times the memory of the text for each value.
 */
const MAX_VALUES = 30_000

/** Rejects bodies with too many values, counting arrays and objects. */
const checkCount = (body: unknown) => {
  let count = 0
  const rest = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    count += 1
    if (count + rest.length > MAX_VALUES)
      fail.unreadable(`request body holds more than ${MAX_VALUES} values`)
    if (typeof value !== 'object' || value === null) continue
    for (const inner of Object.values(value)) rest.push(inner)
  }
}

/**
 * Converts keys to camelCase, except those of maps. Ignores camelCase fields, which the API does
 * not have. Throws if nested too deeply.
 */
const fromWire = (value: unknown, schema?: z.ZodType, depth = 0): unknown => {
  if (depth > MAX_DEPTH) throw new RangeError('recursion limit exceeded')
  if (Array.isArray(value)) return value.map(item => fromWire(item, undefined, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const fields = isMap(schema)
    ? Object.entries(value)
    : Object.entries(value)
        .filter(([key]) => !/[A-Z]/.test(key))
        .map(([key, item]) => [snakeToCamelKey(key), item] as const)
  return Object.fromEntries(
    fields.map(([key, item]) => [key, fromWire(item, shape[key] as z.ZodType, depth + 1)]),
  )
}

const readJson = (schema: z.ZodType, text: string): unknown => {
  let input: unknown
  try {
    const body: unknown = JSON.parse(text)
    checkCount(body)
    input = fromWire(body, schema)
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    return refuseText(text)
  }
  return check(schema, input, error => refuseJson(error, input, text))
}

/** Form values are text, also where the schema has a number. */
const fromForm = (schema: z.ZodType | undefined, text: string): unknown =>
  schema?.safeParse(text).success === false && /^\d+$/.test(text) ? Number(text) : text

const readForm = (schema: z.ZodType, text: string): unknown => {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const input = Object.fromEntries(
    Array.from(new URLSearchParams(text), ([name, value]) => {
      const key = snakeToCamelKey(name)
      return [key, fromForm(shape[key] as z.ZodType | undefined, value)]
    }),
  )
  return check(schema, input, error =>
    fail.unreadable(`unable to parse URL-encoded body: ${firstDetail(error, input)}`),
  )
}

const checkSize = (id: string, text: string) => {
  const limit = id === 'diskBulkWriteImport' ? MAX_BULK_WRITE : MAX_BODY
  // A UTF-16 unit takes one to three bytes, so most bodies need no counting.
  const mayBeTooLarge = text.length * 3 > limit
  const tooLarge =
    text.length > limit || (mayBeTooLarge && new TextEncoder().encode(text).length > limit)
  if (tooLarge) fail.unreadable(`request body exceeded maximum size of ${limit} bytes`)
}

const readBody = (id: string, schema: CallParsers['body'], request: WireRequest): unknown => {
  const expected = BODY_TYPES[id] ?? JSON_TYPE
  if (!schema && expected !== 'any') return undefined
  const text = request.body ?? ''
  checkSize(id, text)
  if (!schema) return text
  const given = headerOf(request, 'content-type') ?? JSON_TYPE
  const type = given.split(';')[0]!.trim().toLowerCase()
  if (type !== expected) {
    fail.unreadable(`expected content type "${expected}", got "${type}"`)
  }
  return expected === FORM ? readForm(schema, text) : readJson(schema, text)
}

/** The query string of a URL, without its question mark. */
export const searchOf = (url: string): string => {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

/** An operation as a client calls it: its id in the client's document, and its parsers. */
export interface Spoken {
  readonly id: string
  readonly parsers: CallParsers
}

/** Parses path, query and body, in this order, before authentication. */
export const readCall = (
  { id, parsers }: Spoken,
  request: WireRequest,
  path: Record<string, string>,
): Parts => {
  const parts = {
    path: readPath(parsers.path, path),
    query: readQuery(id, parsers.query, searchOf(request.url)),
  }
  if (id === 'instanceSerialConsoleStream') checkHandshake(request)
  return { ...parts, body: readBody(id, parsers.body, request) }
}
