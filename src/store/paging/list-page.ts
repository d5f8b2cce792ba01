import type { Query } from '@/api/operations/table'

/** A list that has pages. */
export interface PagedList {
  list: Query
  /**
   * What distinguishes its query parameters, such as `page` and `q`, from those of the other lists
   * of the screen: empty for the first one, `-2` for the second.
   */
  suffix: string
}

/** A list and the page that it shows. */
export interface ListPage extends PagedList {
  /** The tokens of the pages after the first, up to the current one. */
  tokens: readonly string[]
  /** The most rows of a page. */
  size: number
}
