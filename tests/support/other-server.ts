import { z } from 'zod'
import type { Ports, WireRequest, WireResponse } from '@/ports/ports'
import { publishedOperations } from '@/api/documents/read'
import { camelToSnake, snakeToCamel } from '@/lib/case'
import { oldest } from './documents'

/*
 * Servers that follow the published contract but respond differently from our backend. What a
 * server may do is read from what is generated from the published document.
 */

/** A part of a schema from `z.toJSONSchema`. */
interface Shape {
  $ref?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  additionalProperties?: Shape | false
  items?: Shape
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  allOf?: readonly Shape[]
}

type Json = unknown
type JsonObject = Record<string, Json>

interface Place {
  /** The property that holds the value. */
  key?: string
  isRequired: boolean
  /** Whether the value is one variant of a union of objects. */
  isVariant: boolean
}

/** How a server changes a value of this shape; undefined omits it. */
type Change = (value: Json, shape: Shape, place: Place) => Json

const patterns = publishedOperations(oldest.document).map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The operation that a request is for. */
export const operationIdOf = ({ method, url }: Pick<WireRequest, 'method' | 'url'>) => {
  const { pathname } = new URL(url, 'http://console.test')
  return patterns.find(each => each.method === method && each.pattern.test(pathname))?.id
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = (value: Json, shape: Shape): boolean => {
  if (shape.const !== undefined) return value === shape.const
  if (shape.enum) return shape.enum.includes(value)
  if (shape.type === 'null') return value === null
  if (shape.type === 'array') return Array.isArray(value)
  if (shape.type === 'object') {
    if (!isObject(value)) return false
    const { properties = {}, required = [] } = shape
    return required.every(key => key in value && fits(value[key], properties[key] ?? {}))
  }
  if (shape.anyOf ?? shape.oneOf) return variantsOf(shape).some(each => fits(value, each))
  if (shape.type === 'integer') return typeof value === 'number'
  return shape.type === undefined || typeof value === shape.type
}

const variantsOf = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? []

const isOneOfSeveral = (given: Shape) =>
  variantsOf(given).filter(({ type }) => type === 'object').length > 1

const WHOLE: Place = { isRequired: true, isVariant: false }

/** Rewrites a value bottom-up, along with its schema. */
const rewrite = (value: Json, given: Shape, change: Change, place = WHOLE): Json => {
  const shape = variantsOf(given).find(each => fits(value, each))
  if (shape) {
    const isVariant = place.isVariant || isOneOfSeveral(given)
    return rewrite(value, shape, change, { ...place, isVariant })
  }
  return change(rewriteInside(value, given, change), given, place)
}

const rewriteInside = (value: Json, shape: Shape, change: Change): Json => {
  if (Array.isArray(value)) return value.map(each => rewrite(each, shape.items ?? {}, change))
  if (!isObject(value)) return value
  const { properties = {}, required = [], additionalProperties } = shape
  const members = Object.entries(value).map(([key, each]) => {
    const isRequired = !(key in properties) || required.includes(key)
    const known = properties[key] ?? (additionalProperties || {})
    return [key, rewrite(each, known, change, { key, isRequired, isVariant: false })] as const
  })
  return Object.fromEntries(members.filter(([, each]) => each !== undefined))
}

const shapes = new Map<string, Shape>()
const shapeOf = (id: string): Shape | undefined => {
  const result = oldest.parsers.of(id).result
  if (!result) return undefined
  const known =
    shapes.get(id) ?? (z.toJSONSchema(result, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(id, known)
  return known
}

/** A server whose responses are rewritten by `change`. */
export const answering =
  (change: Change) =>
  async (request: WireRequest, next: Ports['transport']): Promise<WireResponse> => {
    const response = await next(request)
    const id = operationIdOf(request)
    const shape = id !== undefined && shapeOf(id)
    if (!shape || response.status >= 300 || response.body === '') return response
    if (!/json/.test(response.headers['content-type'] ?? '')) return response
    const changed = rewrite(snakeToCamel(JSON.parse(response.body)), shape, change)
    return { ...response, body: JSON.stringify(camelToSnake(changed)) }
  }

/** Omits optional properties, and one required property that old servers lack. */
export const sparse: Change = (value, _shape, { key, isRequired }) =>
  isRequired && key !== 'timeModified' ? value : undefined

/** Optional properties are null. */
export const nulls: Change = (value, _shape, { isRequired }) => (isRequired ? value : null)

/** All arrays are empty, including nested ones. */
export const empty: Change = value => (Array.isArray(value) ? [] : value)

/** A value that no contract has. */
const UNHEARD_OF = 'unheard_of'

const isWord = ({ enum: words, const: word }: Shape) => words !== undefined || word !== undefined

/** A newer server with unknown properties and enum values. */
export const newer: Change = (value, shape) => {
  if (typeof value === 'string' && isWord(shape)) return UNHEARD_OF
  if (!isObject(value) || !shape.properties) return value
  return { ...value, addedLater: { kind: UNHEARD_OF, values: [1, null] } }
}

/** A newer server with unknown variants that share no properties with the known ones. */
export const newerKinds: Change = (value, shape, place) => {
  const { properties = {} } = shape
  const changed = newer(value, shape, place)
  if (!place.isVariant || !isObject(changed)) return changed
  const tags = Object.entries(changed).filter(([key]) => isWord(properties[key] ?? {}))
  return tags.length > 0 ? Object.fromEntries(tags) : changed
}

/** Integers at their maximum, and times with nanoseconds and another offset. */
export const extreme: Change = (value, shape) => {
  if (shape.format === 'uint64' || shape.format === 'int64') return 2 ** 63
  if (shape.format === 'date-time') {
    const day = new Date(Date.parse(String(value)) + 5.5 * 3_600_000).toISOString()
    return day.replace(/\.\d+Z$/, '.123456789+05:30')
  }
  return value
}

const LAST = 'nothing-follows'

/** The last page of every list has a token for an empty page. */
export const endingEmpty = async (
  request: WireRequest,
  next: Ports['transport'],
): Promise<WireResponse> => {
  const { searchParams } = new URL(request.url, 'http://console.test')
  const response =
    searchParams.get('page_token') === LAST
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"items":[]}' }
      : await next(request)
  if (response.status >= 300 || !response.body.startsWith('{')) return response
  const answer = JSON.parse(response.body)
  const isLast = Array.isArray(answer.items) && answer.items.length > 0 && !answer.next_page
  return isLast ? { ...response, body: JSON.stringify({ ...answer, next_page: LAST }) } : response
}
