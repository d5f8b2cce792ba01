import { bytesToBase64 } from '@/lib/base64'
import { fail } from './errors'
import type { Row } from './table'

/** How many items a page holds: unless asked otherwise, and at most. */
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 10_000

/** What every list operation takes; parents and filters come beside it. */
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
 * A token carries the whole scan, so that the next page needs nothing else: sort order and
 * parents as the first page was asked for, and the key of the last item seen. Not a position:
 * the scan goes on where it was whatever is deleted meanwhile.
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

/** The query as the scan began: what the token says wins over what is repeated beside it. */
export const resumeScan = (query: Record<string, unknown>): Record<string, unknown> => {
  const { limit, pageToken } = query
  if (typeof pageToken !== 'string') return query
  return { ...decode(pageToken).scan, ...(limit === undefined ? {} : { limit }), pageToken }
}

/** The first position whose key comes after `key`, in rows that are sorted by it. */
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

/** The first position whose key is `key` or comes after it. */
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

/** One page of rows that are sorted by `key`, ascending. */
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

/** By name, then by id: what comes from several parents, such as interfaces, shares names. */
const nameOf = ({ id, name }: Row) => (name === undefined ? id : `${name} ${id}`)

/** Lists from a table never change, so each is sorted by id at most once. */
const sortedById = new WeakMap<readonly Row[], readonly Row[]>()

const rowsById = <T extends Row>(rows: readonly T[]): readonly T[] => {
  const known = sortedById.get(rows) as readonly T[] | undefined
  if (known) return known
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  sortedById.set(rows, sorted)
  return sorted
}

/** A list that can be had by name, by name backwards, or by id. Rows come sorted by name. */
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

/** A list that can be had by id only. */
export const pageById = <T extends Row, View>(
  call: { query: PageQuery },
  rows: readonly T[],
  view: (row: T) => View,
): Page<View> => paginate(call, rowsById(rows), { key: idOf }, view)
