import { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'
import type { Schema } from './build'
import { uint32 } from './scalars'

/** The schemas of a call, and its status on success. */
export interface CallParsers {
  readonly status: number
  readonly path?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly result?: Schema
}

/** Parses a whole number from a path or query string. */
export const fromText = (schema: Schema): Schema =>
  z.preprocess(
    value => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
    schema,
  )

/** Parses `true` or `false` from a query string. */
export const flagInText: Schema = z.preprocess(
  value => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('provided string was not `true` or `false`'),
)

const pageToken = z
  .string()
  .refine(token => token.length <= 512, 'page token is too long: at most 512 characters')

const limit = fromText(uint32.min(1, 'invalid value: integer `0`, expected a nonzero u32'))

const page = { limit: limit.nullish(), pageToken: pageToken.nullish() }

/** Requires fields of the first page. Requests for later pages have them in the page token. */
const needing =
  (names: readonly string[]) =>
  (query: object, context: z.RefinementCtx): void => {
    if ('pageToken' in query && query.pageToken) return
    for (const name of names) {
      if (name in query) continue
      const message = `missing field \`${camelToSnakeKey(name)}\``
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }

type Shape = Readonly<Record<string, Schema>>

interface Paged {
  /** The supported sort orders. */
  sortBy?: Schema
  /** Fields that requests for the first page must have. */
  first?: Shape
  also?: Shape
}

/** The query of a paginated list. */
export const paged = ({ sortBy, first = {}, also = {} }: Paged): Schema =>
  z
    .object({
      ...z.object(first).partial().shape,
      ...also,
      ...page,
      ...(sortBy && { sortBy: sortBy.optional() }),
    })
    .superRefine(needing(Object.keys(first)))
