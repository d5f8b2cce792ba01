import { ALL_ITEMS_LIMIT, PAGE_SIZE } from '@/lib/limits'
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

/** The names of the parameters that a function reads, in order. */
const namesReadBy = (make: (params: never) => unknown): readonly string[] => {
  const names: string[] = []
  const spy = new Proxy({}, { get: (_target, name) => (names.push(String(name)), '') })
  make(spy as never)
  return names
}

/**
 * Defines a query that depends on the parameters of an address. Equal parameters return the same
 * object, so its cache key is computed once. Other parameters are ignored, so it accepts those of
 * any page that has the ones it reads.
 */
export const defineQuery = <Params extends object, const Q extends Query>(
  make: (params: Params) => Q,
): ((params: Params) => Q) => {
  let names: readonly string[] | undefined
  const made = weakMapMemoize((...values: readonly unknown[]) =>
    make(Object.fromEntries(values.map((value, at) => [names?.[at], value])) as Params),
  )
  return params => made(...(names ??= namesReadBy(make)).map(name => params[name as keyof Params]))
}

type Limited<Args> = Args & { query: { limit: number } }

interface Lists<Made> {
  /** The first page, for a list that is paged by the server. */
  page: Made
  /** Everything, for selection, look-ups and totals. */
  all: Made
}

/**
 * The two queries of a list, by the operation that reads it and, if it depends on the address, its
 * arguments.
 */
export function listOf<const Id extends Query['endpoint']>(
  endpoint: Id,
): Lists<{ endpoint: Id; args: Limited<object> }>
export function listOf<
  const Id extends Query['endpoint'],
  Params extends object,
  Args extends { path?: object; query?: object },
>(
  endpoint: Id,
  args: (params: Params) => Args,
): Lists<(params: Params) => { endpoint: Id; args: Limited<Args> }>
export function listOf(
  endpoint: string,
  args?: (params: object) => { path?: object; query?: object },
) {
  const query = (limit: number) => {
    const make = (params: object) => {
      const given = args?.(params)
      return { endpoint, args: { ...given, query: { ...given?.query, limit } } } as Query
    }
    return args ? defineQuery(make) : make({})
  }
  return { page: query(PAGE_SIZE), all: query(ALL_ITEMS_LIMIT) }
}
