import { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'
import type { Schema } from './build'
import { uint32 } from './scalars'

/** What the parts of a call look like, and its status on success. */
export interface CallParsers {
  readonly status: number
  readonly path?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly result?: Schema
}

/** Reads a whole number out of a path or query string. */
export const fromText = (schema: Schema): Schema =>
  z.preprocess(
    value => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
    schema,
  )

/** Reads `true` or `false` out of a query string. */
export const flagInText: Schema = z.preprocess(
  value => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('provided string was not `true` or `false`'),
)

const pageToken = z
  .string()
  .refine(token => token.length <= 512, 'page token is too long: at most 512 characters')

const limit = fromText(uint32.min(1, 'invalid value: integer `0`, expected a nonzero u32'))

const page = { limit: limit.nullish(), pageToken: pageToken.nullish() }

/** What the first page cannot do without; a page token carries it on. */
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
  /** The orders that can be asked for. */
  sortBy?: Schema
  /** What has to be there on the first page. */
  first?: Shape
  also?: Shape
}

/** The query of a list with pages. */
export const paged = ({ sortBy, first = {}, also = {} }: Paged): Schema =>
  z
    .object({
      ...z.object(first).partial().shape,
      ...also,
      ...page,
      ...(sortBy && { sortBy: sortBy.optional() }),
    })
    .superRefine(needing(Object.keys(first)))
