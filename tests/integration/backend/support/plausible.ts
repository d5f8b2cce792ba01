import { z } from 'zod'
import { oldest } from '#tests/support/documents'
import type { Published } from '@/api/documents/document'
import type { LoadedDocument } from '@/api/documents/load'
import { publishedOperations } from '@/api/documents/read'
import { camelToSnakeKey } from '@/lib/case'

/** Candidate values for required parameters, each valid for some of them. */
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
  '9.9.9',
]

const shapeOf = (schema: z.ZodType | undefined): [string, z.ZodType][] =>
  schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : []

const valueFor = (name: string, schema: z.ZodType): string => {
  const found = CANDIDATES.find(value => schema.safeParse(value).success)
  if (found === undefined) throw new Error(`no value fits ${name}`)
  return found
}

/** Parameters required on the first page are checked by a refinement, not by the shape. */
const isNeeded = (schema: z.ZodType | undefined, name: string): boolean =>
  schema?.safeParse({}).error?.issues.some(({ path }) => path[0] === name) ?? false

/** An operation with a valid call, except that objects may be missing. */
export interface Plausible {
  readonly id: string
  readonly method: string
  readonly pattern: string
  /** The path parameters, in order. */
  readonly parameters: readonly string[]
  /** Query parameters, as on the wire. */
  readonly keys: readonly string[]
  readonly takesBody: boolean
  /** The path, with all parameters set to `value` if given. */
  path(value?: string): string
  /** The required query parameters. */
  readonly query: string
  readonly url: string
}

const plausible = (
  { parsers }: LoadedDocument,
  { id, method, path: pattern }: Published,
): Plausible => {
  const { path: pathSchema, query: querySchema, body } = parsers.of(id)
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

/** All operations of a document, each with a valid call. */
export const plausibleCallsOf = (loaded: LoadedDocument): readonly Plausible[] =>
  publishedOperations(loaded.document).map(operation => plausible(loaded, operation))

/** All operations of the oldest release, each with a valid call. */
export const plausibleCalls = plausibleCallsOf(oldest)
