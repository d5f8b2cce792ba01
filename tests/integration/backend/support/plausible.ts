import { z } from 'zod'
import { type AnyOperationId, allOperations } from '@/api/operations/full-table'
import { parsers } from '@/api/generated/parsers'
import { camelToSnakeKey } from '@/lib/case'

/** Values that some parameter or other takes, whatever they may mean. */
const CANDIDATES = [
  'nowhere',
  '00000000-1111-4222-8333-444444444444',
  '1',
  '10.0.0.1',
  '2025-01-01T00:00:00Z',
  'switch0',
  'silo.viewer',
  'cpus_provisioned',
  'read',
  'true',
]

const shapeOf = (schema: z.ZodType | undefined): [string, z.ZodType][] =>
  schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : []

const valueFor = (name: string, schema: z.ZodType): string => {
  const found = CANDIDATES.find(value => schema.safeParse(value).success)
  if (found === undefined) throw new Error(`no value fits ${name}`)
  return found
}

/** What the first page needs is said by a refinement, not by the shape. */
const isNeeded = (schema: z.ZodType | undefined, name: string): boolean =>
  schema?.safeParse({}).error?.issues.some(({ path }) => path[0] === name) ?? false

/** One operation, and a way to call it of which only the objects may be missing. */
export interface Plausible {
  readonly id: AnyOperationId
  readonly method: string
  readonly pattern: string
  /** The path's parameters, in order. */
  readonly parameters: readonly string[]
  /** Keys the query knows, as on the wire. */
  readonly keys: readonly string[]
  readonly takesBody: boolean
  /** The path, with one value in the place of all its parameters if given. */
  path(value?: string): string
  /** What the query cannot do without. */
  readonly query: string
  readonly url: string
}

const plausible = (id: AnyOperationId): Plausible => {
  const { method, path: pattern } = allOperations[id]
  const { path: pathSchema, query: querySchema, body } = parsers[id]
  const values = new Map(shapeOf(pathSchema).map(([key, each]) => [key, valueFor(key, each)]))
  const path = (value?: string) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => value ?? values.get(key) ?? 'nowhere')
  const needed = shapeOf(querySchema).filter(([key]) => isNeeded(querySchema, key))
  const query = new URLSearchParams(
    needed.map(([key, each]) => [camelToSnakeKey(key), valueFor(key, each)]),
  ).toString()
  return {
    id,
    method,
    pattern,
    parameters: [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    keys: shapeOf(querySchema).map(([key]) => camelToSnakeKey(key)),
    takesBody: body !== undefined,
    path,
    query,
    url: query ? `${path()}?${query}` : path(),
  }
}

/** All allOperations, each with a call that can be read. */
export const plausibleCalls: readonly Plausible[] = (
  Object.keys(allOperations) as AnyOperationId[]
).map(plausible)
