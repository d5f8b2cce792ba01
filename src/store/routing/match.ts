import { match, type MatchFunction } from 'path-to-regexp'
import type { MatchedRoute } from '@/machines/navigation/navigation.events'
import type { Read } from '@/store/forms/definition'
import { partsOf } from './path'
import type { Route, RouteTable } from './route'
import type { RouteParams } from '@/store/routing/params'
import type { RouteQuery } from '@/store/routing/route-query'

export interface RouteMatch<View = unknown> {
  route: Route<View>
  /** From the outermost route drawn to the one asked for. */
  chain: readonly Route<View>[]
  params: RouteParams
}

const compiled = new WeakMap<Route, MatchFunction<RouteParams>>()

const matcherOf = (route: Route) => {
  const matcher = compiled.get(route) ?? match<RouteParams>(partsOf(route.path).path)
  compiled.set(route, matcher)
  return matcher
}

/**
 * False where a word of the pattern, ahead of what is optional in it, is not in its place in the path:
 * so it is with most, and making and trying the expression of each takes longer.
 */
const mayMatch = (pattern: string, path: string): boolean => {
  const [fixed = ''] = pattern.split(/\?|\/[^/]*[{*]/)
  const given = path.toLowerCase().split('/')
  const isGiven = (part: string, at: number) => part.toLowerCase() === given[at]
  return fixed.split('/').every((part, at) => part.startsWith(':') || isGiven(part, at))
}

/** What the query string says for the parameters that the route takes from there. */
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
 * The route of an address: the first in the table whose path fits. Null for unknown or malformed
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
      const params = { ...found.params, ...searchParamsOf(route, search) }
      return { route, chain: chainOf(table, route), params }
    } catch {
      // A percent sign that encodes nothing: no such page.
      return null
    }
  }
  return null
}

/** The match of a route that was found before; null where the table does not have it. */
export const matchOf = <View>(
  table: RouteTable<View>,
  known: MatchedRoute | null,
): RouteMatch<View> | null => {
  const route = known && table.find(({ id }) => id === known.id)
  return route ? { route, chain: chainOf(table, route), params: known.params } : null
}

const MAX_REDIRECTS = 5

/** Follows the redirects of the table. `path` is where they lead, without a query string. */
export const resolveRoute = <View>(table: RouteTable<View>, path: string, search = '') => {
  let at = path
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const found = matchRoute(table, at, at === path ? search : '')
    if (!found?.route.redirect) return { path: at, match: found }
    at = found.route.redirect(found.params)
  }
  return { path: at, match: null }
}

/** All that must be there for the route to be shown. */
export const routeQueries = ({ route, chain, params }: RouteMatch): readonly RouteQuery[] => [
  ...(route.layout.queries?.(params) ?? []),
  ...chain.flatMap(part => part.queries?.(params) ?? []),
]

/** What must be there besides, by the answers to those. */
export const followingQueries = ({ chain, params }: RouteMatch, read: Read) =>
  chain.flatMap(part => part.queriesAfter?.(params, read) ?? [])
