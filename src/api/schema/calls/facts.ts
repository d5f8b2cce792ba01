import { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'
import type { IdSortMode, NameOrIdSortMode, NameSortMode } from '../common'
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

/**
 * The query of a paged list. What `first` names has to be there on the first page; a page token
 * carries it on.
 */
export const paged = <First extends z.ZodRawShape, Also extends z.ZodRawShape>(
  sort: typeof NameOrIdSortMode | typeof IdSortMode | typeof NameSortMode | null,
  first: First,
  also: Also,
) =>
  z
    .object({
      ...z.object(first).partial().shape,
      ...also,
      limit: numeric(uint32.min(1, 'invalid value: integer `0`, expected a nonzero u32')).nullish(),
      pageToken: z.string().max(512).nullish(),
      ...(sort ? { sortBy: sort.optional() } : {}),
    })
    .superRefine((query: object, context) => {
      if ('pageToken' in query && query.pageToken) return
      for (const name of Object.keys(first)) {
        if (name in query) continue
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `missing field \`${camelToSnakeKey(name)}\``,
        })
      }
    })
