import { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'
import { uint32 } from '../scalars'

/** What the document says of one operation: the shapes of its parts and its status on success. */
export interface CallFacts {
  readonly status: number
  readonly path?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly result?: z.ZodType
}

/** Reads a whole number out of a path or query string. */
export const numeric = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    value => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
    schema,
  )

/** Reads `true` or `false` out of a query string. */
export const boolean = z.preprocess(
  value => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('provided string was not `true` or `false`'),
)

const pageToken = z
  .string()
  .refine(token => token.length <= 512, 'page token is too long: at most 512 characters')

const limit = numeric(uint32.min(1, 'invalid value: integer `0`, expected a nonzero u32'))

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

/** The query of a paged list: what `first` names has to be there on the first page. */
export const paged = <First extends z.ZodRawShape, Also extends z.ZodRawShape>(
  first: First,
  also: Also,
) =>
  z
    .object({
      ...z.object(first).partial().shape,
      ...also,
      limit: limit.nullish(),
      pageToken: pageToken.nullish(),
    })
    .superRefine(needing(Object.keys(first)))

/** The same for a list whose order can be chosen. */
export const sorted = <
  Sort extends z.ZodEnum,
  First extends z.ZodRawShape,
  Also extends z.ZodRawShape,
>(
  sort: Sort,
  first: First,
  also: Also,
) =>
  z
    .object({
      ...z.object(first).partial().shape,
      ...also,
      limit: limit.nullish(),
      pageToken: pageToken.nullish(),
      sortBy: sort.optional(),
    })
    .superRefine(needing(Object.keys(first)))
