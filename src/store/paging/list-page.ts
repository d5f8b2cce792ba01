import type { Query } from '@/api/operations/table'

/** A list that has pages. */
export interface PagedList {
  list: Query
  /** The part of the query string that says its page; none where it lies under a panel. */
  param: string | undefined
}

/** Which page it shows: by the tokens that lead there, none to the first. */
export interface ListPage extends PagedList {
  tokens: readonly string[]
}
