import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from './poll'

const INTERVAL_MS = 3_000

/**
 * Makes the polls of a list and of one object, which are read again for as long as one of the
 * objects is busy.
 */
export const pollWhile = <Item>(isBusy: (item: Item) => boolean) => ({
  list:
    <Params>(list: (params: Params) => Query): Poll<Params> =>
    params => {
      const first = list(params)
      return {
        queries: state => [selectPageQuery(state, first)],
        schedule: state =>
          (selectPageItems(state, first) as readonly Item[]).some(isBusy)
            ? { query: selectPageQuery(state, first), intervalMs: INTERVAL_MS }
            : null,
      }
    },
  object:
    <Params>(view: (params: Params) => Query): Poll<Params> =>
    params => {
      const query = view(params)
      return {
        queries: () => [query],
        schedule: state => {
          const object = selectData(state, query) as Item | undefined
          return object && isBusy(object) ? { query, intervalMs: INTERVAL_MS } : null
        },
      }
    },
})
