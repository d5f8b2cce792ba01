import { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'
import { uint32 } from '../scalars'

/** What the document says of one operation: the shapes of its parts and its status on success. */
export interface CallFacts {
  readonly status: number
  readonly path?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly result?: z.ZodType
}

/** Reads a whole number out of a path or query string. */
export const numeric = <Schema extends z.core.$ZodType>(schema: Schema) =>
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

type Shape = Readonly<Record<string, z.core.$ZodType>>

const page = { limit: limit.nullish(), pageToken: pageToken.nullish() }

/** A query of which the type checker is told the keys only: it has hundreds to read. */
type Keyed<Keys extends PropertyKey> = z.ZodType<unknown, { [Key in Keys]?: unknown }>

const pagedBy = (sort: Shape, first: Shape, also: Shape): z.ZodType =>
  z
    .object({ ...z.object(first).partial().shape, ...also, ...page, ...sort })
    .superRefine(needing(Object.keys(first)))

/** The query of a paged list: what `first` names has to be there on the first page. */
export const paged = <First extends Shape, Also extends Shape>(first: First, also: Also) =>
  pagedBy({}, first, also) as Keyed<keyof First | keyof Also | keyof typeof page>

/** The same for a list whose order can be chosen. */
export const sorted = <First extends Shape, Also extends Shape>(
  sort: z.core.$ZodEnum,
  first: First,
  also: Also,
) =>
  pagedBy({ sortBy: z.optional(sort) }, first, also) as Keyed<
    keyof First | keyof Also | keyof typeof page | 'sortBy'
  >
