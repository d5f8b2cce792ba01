import type { Query } from '@/api/operations/table'

/** A list that has pages. */
export interface PagedList {
  list: Query
  /** The query parameter for its page; undefined for a list under a panel. */
  param: string | undefined
}

/**
 * A list and its current page, given by the tokens of the pages after the first, up to that one.
 */
export interface ListPage extends PagedList {
  tokens: readonly string[]
}
