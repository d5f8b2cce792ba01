import { bytesToBase64 } from '@/lib/base64'
import { fail } from './errors'
import type { Row } from './table'

/** Default and maximum page size. */
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 10_000

/** Query parameters of every list operation; parents and filters are added. */
export interface PageQuery {
  limit?: number | null | undefined
  pageToken?: string | null | undefined
  sortBy?: string | null | undefined
}

export interface Page<View> {
  items: View[]
  nextPage: string | null
}

/**
 * A page token. It contains the whole scan, so that it is sufficient for the next page: the sort
 * order and parents of the first request, and the key of the last item returned. Not an offset:
 * deleting items meanwhile does not shift the next page.
 */
interface Token {
  v: 'v1'
  scan: Record<string, unknown>
  last: string
}

const encode = (token: Token): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(token))
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_')
}

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' &&
  value !== null &&
  'v' in value &&
  value.v === 'v1' &&
  'last' in value &&
  typeof value.last === 'string' &&
  'scan' in value &&
  typeof value.scan === 'object' &&
  value.scan !== null

const badToken = (reason: string) =>
  fail.unreadable(`unable to parse query string: failed to parse pagination token: ${reason}`)

const decode = (text: string): Token => {
  if (text.length > 512) badToken('too long')
  let value: unknown
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    badToken('corrupted')
  }
  return isToken(value) ? value : badToken('unsupported version')
}

/** The query of the scan: parameters in the token take precedence over those beside it. */
export const resumeScan = (query: Record<string, unknown>): Record<string, unknown> => {
  const { limit, pageToken } = query
  if (typeof pageToken !== 'string') return query
  return { ...decode(pageToken).scan, ...(limit === undefined ? {} : { limit }), pageToken }
}

/** Index of the first row whose key is greater than `key`; rows are sorted by key. */
const after = <T>(rows: readonly T[], keyOf: (row: T) => string, key: string): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(rows[middle]!) <= key) low = middle + 1
    else high = middle
  }
  return low
}

/** Index of the first row whose key is at least `key`. */
const from = <T>(rows: readonly T[], keyOf: (row: T) => string, key: string): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(rows[middle]!) < key) low = middle + 1
    else high = middle
  }
  return low
}

interface Order<T> {
  key: (row: T) => string
  descending?: boolean
}

/** One page of rows sorted by `key`, ascending. */
export const paginate = <T, View>(
  call: { query: PageQuery },
  rows: readonly T[],
  { key, descending = false }: Order<T>,
  view: (row: T) => View,
): Page<View> => {
  const { limit, pageToken, ...scan } = call.query
  const size = Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT)
  const last = pageToken ? decode(pageToken).last : undefined
  let found: readonly T[]
  let more: boolean
  if (descending) {
    const end = last === undefined ? rows.length : from(rows, key, last)
    const start = Math.max(0, end - size)
    found = rows.slice(start, end).reverse()
    more = start > 0
  } else {
    const start = last === undefined ? 0 : after(rows, key, last)
    found = rows.slice(start, start + size)
    more = start + size < rows.length
  }
  const lastRow = found.at(-1)
  return {
    items: found.map(view),
    nextPage: more && lastRow !== undefined ? encode({ v: 'v1', scan, last: key(lastRow) }) : null,
  }
}

const idOf = (row: Row) => row.id

/** By name, then by id: rows of several parents, such as interfaces, may share names. */
const nameOf = ({ id, name }: Row) => (name === undefined ? id : `${name} ${id}`)

/** Caches rows sorted by id: lists returned by a table are immutable. */
const sortedById = new WeakMap<readonly Row[], readonly Row[]>()

const rowsById = <T extends Row>(rows: readonly T[]): readonly T[] => {
  const known = sortedById.get(rows) as readonly T[] | undefined
  if (known) return known
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  sortedById.set(rows, sorted)
  return sorted
}

/** A list sortable by name, ascending or descending, or by id. `rows` must be sorted by name. */
export const pageByName = <T extends Row, View>(
  call: { query: PageQuery },
  rows: readonly T[],
  view: (row: T) => View,
): Page<View> => {
  switch (call.query.sortBy) {
    case 'id_ascending':
      return paginate(call, rowsById(rows), { key: idOf }, view)
    case 'name_descending':
      return paginate(call, rows, { key: nameOf, descending: true }, view)
    default:
      return paginate(call, rows, { key: nameOf }, view)
  }
}

/** A list sortable by id only. */
export const pageById = <T extends Row, View>(
  call: { query: PageQuery },
  rows: readonly T[],
  view: (row: T) => View,
): Page<View> => paginate(call, rowsById(rows), { key: idOf }, view)

interface Timed extends Row {
  readonly timeCreated: string
}

const timeOf = ({ id, timeCreated }: Timed) => `${new Date(timeCreated).toISOString()} ${id}`

/** A list sortable by creation time, ascending or descending; by id for clients that ask for it. */
export const pageByTime = <T extends Timed, View>(
  call: { query: PageQuery },
  rows: readonly T[],
  view: (row: T) => View,
): Page<View> => {
  const { sortBy } = call.query
  if (sortBy === 'id_ascending') return pageById(call, rows, view)
  const sorted = rows.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  const descending = sortBy === 'time_and_id_descending'
  return paginate(call, sorted, { key: timeOf, descending }, view)
}
