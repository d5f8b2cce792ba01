import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/** A query of a route, with the route's requirements for its answer. */
export type RouteQuery = Query & {
  /** The screen is shown even if the query fails: what it would answer is then “Not known”. */
  isOptional?: true
  /** Cached answers are not used, because a form takes its initial values from this one. */
  mustBeFresh?: true
}

/** Marks a query that may fail without keeping its screen from being shown. */
export const optional = weakMapMemoize((query: Query): RouteQuery => ({
  ...query,
  isOptional: true,
}))

/** Marks a query whose answer must not come from the cache, because a form starts from it. */
export const mustBeFresh = (query: Query): RouteQuery => ({ ...query, mustBeFresh: true })
