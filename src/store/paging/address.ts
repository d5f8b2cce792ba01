import { cacheKey } from '@/api/core/cache-key'
import { urlOf } from '@/api/core/wire'
import { operationOf, type Query } from '@/api/operations/table'
import type { EntryPages } from '@/app/ports'
import { PAGE_SIZE } from '@/lib/limits'
import { routeQueries, type RouteMatch } from '@/store/routing/match'

/** Which page a list shows: by the tokens that lead to it, none to the first. */
export interface ListPage {
  list: Query
  tokens: readonly string[]
}

const isPaged = ({ args }: Query) =>
  (args as { query?: { limit?: number } }).query?.limit === PAGE_SIZE

/** The lists of a screen that have pages. */
export const pagedLists = (match: RouteMatch): readonly Query[] =>
  routeQueries(match).filter(isPaged)

/** What an entry of the history calls a list: the boot script asks the API by it. */
export const nameInEntry = ({ endpoint, args }: Query) => urlOf(operationOf(endpoint), args)

/** What an entry of the history keeps of them; undefined where all show their first page. */
export const entryPages = (pages: readonly ListPage[]): EntryPages | undefined => {
  const turned = pages.filter(({ tokens }) => tokens.length > 0)
  return turned.length === 0
    ? undefined
    : Object.fromEntries(turned.map(({ list, tokens }) => [nameInEntry(list), tokens]))
}

/** The lists of the route itself, by the part of the query string that names their page. */
const addressed = ({ route, params }: RouteMatch): readonly (readonly [string, Query])[] =>
  (route.queries?.(params) ?? [])
    .filter(isPaged)
    .map((list, index) => [index === 0 ? 'page' : `page-${index + 1}`, list])

/** The page of a list that the query string names, 1 where it names none; undefined for a list under a panel. */
export const pageInAddress = (match: RouteMatch, search: string, list: Query) => {
  const [name] = addressed(match).find(([, each]) => cacheKey(each) === cacheKey(list)) ?? []
  if (name === undefined) return undefined
  const page = Number(new URLSearchParams(search).get(name) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The query string with the pages of these lists; what else is in it stays. */
export const withPages = (match: RouteMatch, search: string, pages: readonly ListPage[]) => {
  const params = new URLSearchParams(search)
  const before = params.toString()
  for (const [name, list] of addressed(match)) {
    const page = pages.find(each => cacheKey(each.list) === cacheKey(list))
    if (page && page.tokens.length > 0) params.set(name, String(page.tokens.length + 1))
    else params.delete(name)
  }
  const after = params.toString()
  if (after === before) return search
  return after && `?${after}`
}
