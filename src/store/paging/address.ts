import { urlOf } from '@/api/core/wire'
import { operationOf, type OperationTable, type Query } from '@/api/operations/table'
import type { EntryPages } from '@/app/ports'
import { PAGE_SIZE } from '@/lib/limits'
import type { RouteMatch } from '@/store/routing/match'
import type { ListPage, PagedList } from './list-page'

const isPaged = ({ args }: Query) =>
  (args as { query?: { limit?: number } }).query?.limit === PAGE_SIZE

/** The lists of a screen that have pages. */
export const pagedLists = ({ chain, route, params }: RouteMatch): PagedList[] =>
  chain.flatMap(part =>
    (part.queries?.(params) ?? []).filter(isPaged).map((list, at) => ({
      list,
      param: part === route ? `page${at > 0 ? `-${at + 1}` : ''}` : undefined,
    })),
  )

/** The name of a list in a history entry: the path that the boot script requests. */
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

/** The page number in the query string, 1 by default; undefined for a list under a panel. */
export const pageInAddress = (search: string, { param }: PagedList) => {
  if (param === undefined) return undefined
  const page = Number(new URLSearchParams(search).get(param) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The query string with the pages of these lists, otherwise unchanged. */
export const withPages = (search: string, pages: readonly ListPage[]): string => {
  const params = new URLSearchParams(search)
  const before = `${params}`
  for (const { param, tokens } of pages) {
    if (param === undefined) continue
    params.delete(param)
    if (tokens.length > 0) params.set(param, `${tokens.length + 1}`)
  }
  const after = `${params}`
  if (after === before) return search
  return after && `?${after}`
}
