import type { Query } from '@/api/operations/table'

/** A query with what a route asks of its answer. */
export type RouteQuery = Query & {
  /** The screen bears its failure, as of a look-up of something that may be gone. */
  isOptional?: true
  /** An answer from the cache will not do: a form starts from it. */
  mustBeFresh?: true
}

/** Marks a query whose failure the screen bears. */
export const optional = (query: Query): RouteQuery => ({ ...query, isOptional: true })

/** Marks a query whose answer a form starts from. */
export const mustBeFresh = (query: Query): RouteQuery => ({ ...query, mustBeFresh: true })
