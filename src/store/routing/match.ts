import type { MatchedRoute } from '@/machines/navigation/navigation.events'
import type { Read } from '@/store/forms/definition'
import type { Route, RouteTable, Supports } from './route'
import { partsOf, pathMatcher, type RouteParams } from '@/store/routing/path'
import { optional, type RouteQuery } from '@/store/queries/define'

export interface RouteMatch<View = unknown> {
  route: Route<View>
  /** The matched route and its parents, outermost first. */
  chain: readonly Route<View>[]
  params: RouteParams
}

const compiled = new WeakMap<Route, ReturnType<typeof pathMatcher>>()

const matcherOf = (route: Route) => {
  const matcher = compiled.get(route) ?? pathMatcher(partsOf(route.path).path)
  compiled.set(route, matcher)
  return matcher
}

/**
 * False if a fixed segment of the pattern, before any optional part, differs from the path. This
 * rules out most routes more cheaply than compiling and running their expressions.
 */
const mayMatch = (pattern: string, path: string): boolean => {
  const [fixed = ''] = pattern.split(/\?|\/[^/]*[{*]/)
  const given = path.toLowerCase().split('/')
  const isGiven = (part: string, at: number) => part.toLowerCase() === given[at]
  return fixed.split('/').every((part, at) => part.startsWith(':') || isGiven(part, at))
}

/** The values of the route's search parameters in the query string. */
const searchParamsOf = ({ path }: Route, search: string): RouteParams => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    partsOf(path).search.flatMap(name => {
      const value = given.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

const chainOf = <View>(table: RouteTable<View>, route: Route<View>): Route<View>[] => {
  const outer = route.parent && table.find(candidate => candidate.id === route.parent)
  return outer ? [...chainOf(table, outer), route] : [route]
}

/**
 * Finds the first route in the table that matches a path. Returns null for unknown or malformed
 * paths.
 */
export const matchRoute = <View>(
  table: RouteTable<View>,
  path: string,
  search = '',
): RouteMatch<View> | null => {
  for (const route of table) {
    if (!mayMatch(route.path, path)) continue
    try {
      const found = matcherOf(route)(path)
      if (!found) continue
      const given = searchParamsOf(route, search)
      if (route.needsSearch && Object.keys(given).length === 0) continue
      const params = { ...found, ...given }
      return { route, chain: chainOf(table, route), params }
    } catch {
      // A malformed percent encoding: there is no such page.
      return null
    }
  }
  return null
}

/** The match of a known route; null if the table does not contain it. */
export const matchOf = <View>(
  table: RouteTable<View>,
  known: MatchedRoute | null,
): RouteMatch<View> | null => {
  const route = known && table.find(({ id }) => id === known.id)
  return route ? { route, chain: chainOf(table, route), params: known.params } : null
}

const MAX_REDIRECTS = 5

/** Follows the redirects of the table. Returns the final path and query string, and its match. */
export const resolveRoute = <View>(table: RouteTable<View>, path: string, search = '') => {
  let at = { path, search }
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const found = matchRoute(table, at.path, at.search)
    if (!found?.route.redirect) return { ...at, match: found }
    const [to = '', query] = found.route.redirect(found.params).split('?')
    at = { path: to, search: query === undefined ? '' : `?${query}` }
  }
  return { ...at, match: null }
}

/** Whether the answers decide what the address stands for. */
const isLookUp = ({ exists, resolveTo }: Route) => exists ?? resolveTo

/** Whether a part of a page is a tab of the page of an object. */
export const isTabOf = (outer: Route | undefined): boolean =>
  outer?.queries !== undefined && outer.path.endsWith('/-')

/**
 * The queries of one part of a page. Only the first, what the part is about, and those that a form
 * starts from can take the page away; that of a tab cannot.
 */
const partQueries = ({ chain, params }: RouteMatch, part: Route, at: number) =>
  (part.queries?.(params) ?? []).map((query, place) =>
    query.mustBeFresh || isLookUp(part) || (place === 0 && !isTabOf(chain[at - 1]))
      ? query
      : optional(query),
  )

/** The queries to ask before the route is shown. */
export const routeQueries = (matched: RouteMatch): readonly RouteQuery[] => [
  ...(matched.route.layout.queries?.(matched.params) ?? []),
  ...matched.chain.flatMap((part, at) => partQueries(matched, part, at)),
]

/** The further queries of the route, which depend on the answers to the first ones. */
export const followingQueries = (
  { chain, params }: RouteMatch,
  read: Read,
  supports: Supports,
): readonly RouteQuery[] =>
  chain.flatMap(part => {
    const queries = part.queriesAfter?.(params, read, supports) ?? []
    return isLookUp(part) ? queries : queries.map(optional)
  })
