import type { Query } from '@/api/operations/table'

/** A list that has pages. */
export interface PagedList {
  list: Query
  /** The query parameter for its page; undefined for a list under a panel. */
  param: string | undefined
}

/** A list and the page it shows, given by the tokens that lead there: none for the first page. */
export interface ListPage extends PagedList {
  tokens: readonly string[]
}
