import { urlOf } from '@/api/core/wire'
import { operationOf, type OperationTable, type Query } from '@/api/operations/table'
import type { EntryPages } from '@/ports/ports'
import { PAGE_SIZE, PAGE_SIZES } from '@/lib/limits'
import type { RouteMatch } from '@/store/routing/match'
import type { ListPage, PagedList } from './slice'

const isPaged = ({ args }: Query) =>
  (args as { query?: { limit?: number } }).query?.limit === PAGE_SIZE

/** The lists of a screen that have pages, including those under a panel. */
export const pagedLists = ({ chain, params }: Pick<RouteMatch, 'chain' | 'params'>): PagedList[] =>
  chain
    .flatMap(part => (part.queries?.(params) ?? []).filter(isPaged))
    .map((list, at) => ({ list, suffix: at > 0 ? `-${at + 1}` : '' }))

/** The name of a list in a history entry: the path of its first page. */
export const nameInEntry = (operations: OperationTable, { endpoint, args }: Query) =>
  urlOf(operationOf(operations, endpoint), args)

/** The pages to store in a history entry; undefined if all lists show their first page. */
export const entryPages = (
  operations: OperationTable,
  pages: readonly ListPage[],
): EntryPages | undefined => {
  const turned = pages.filter(({ tokens }) => tokens.length > 0)
  return turned.length === 0
    ? undefined
    : Object.fromEntries(turned.map(({ list, tokens }) => [nameInEntry(operations, list), tokens]))
}

const pageParam = ({ suffix }: PagedList) => `page${suffix}`
const sizeParam = ({ suffix }: PagedList) => `size${suffix}`

/** The page number in the query string, 1 by default. */
export const pageInAddress = (search: string, list: PagedList): number => {
  const page = Number(new URLSearchParams(search).get(pageParam(list)) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/**
 * The text in the query string that is not the number of the shown page; undefined if there is none
 * or if a list without a number stays on its page.
 */
export const wrongPageInAddress = (
  search: string,
  list: PagedList,
  shown: number,
): string | undefined => {
  const text = new URLSearchParams(search).get(pageParam(list))
  return text === null || text === '1' || text === `${shown}` ? undefined : text
}

/** The number of rows per page in the query string; undefined for none, or one not on offer. */
export const sizeInAddress = (search: string, list: PagedList): number | undefined => {
  const size = Number(new URLSearchParams(search).get(sizeParam(list)))
  return PAGE_SIZES.find(each => each === size)
}

/** The text in the query string that is no number of rows on offer; undefined if there is none. */
export const wrongSizeInAddress = (search: string, list: PagedList): string | undefined => {
  const text = new URLSearchParams(search).get(sizeParam(list))
  return text === null || sizeInAddress(search, list) !== undefined ? undefined : text
}

/** The query string with the pages of these lists, otherwise unchanged. */
export const withPages = (search: string, pages: readonly ListPage[]): string => {
  const params = new URLSearchParams(search)
  const before = `${params}`
  for (const page of pages) {
    params.delete(pageParam(page))
    params.delete(sizeParam(page))
    if (page.size !== PAGE_SIZE) params.set(sizeParam(page), `${page.size}`)
    if (page.tokens.length > 0) params.set(pageParam(page), `${page.tokens.length + 1}`)
  }
  const after = `${params}`
  if (after === before) return search
  return after && `?${after}`
}
