import { selectData, type AnswerOf } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectListQueries } from '@/store/lists/selectors'
import type { Poll } from './poll'

const INTERVAL_MS = 3_000

/** Polls one object at the interval that `intervalMsOf` returns for it; null for not at all. */
export const pollObject =
  <Params, Q extends Query>(
    view: (params: Params) => Q,
    intervalMsOf: (object: NonNullable<AnswerOf<Q>>, now: number) => number | null,
  ): Poll<Params> =>
  params => {
    const query = view(params)
    return {
      queries: () => [query],
      schedule(state, now) {
        const object = selectData(state, query)
        const intervalMs = object ? intervalMsOf(object, now) : null
        return intervalMs === null ? null : { query, intervalMs }
      },
    }
  }

/** Creates polls for a list and for one object, which refetch while one of the objects is busy. */
export const pollWhile = <Item>(isBusy: (item: Item) => boolean) => ({
  list:
    <Params>(list: (params: Params) => Query): Poll<Params> =>
    params => {
      const first = list(params)
      return {
        queries: state => selectListQueries(state, first),
        schedule(state) {
          const busy = selectListQueries(state, first).find(query =>
            (selectData(state, query) as { items: readonly Item[] } | undefined)?.items.some(
              isBusy,
            ),
          )
          return busy ? { query: busy, intervalMs: INTERVAL_MS } : null
        },
      }
    },
  object: <Params>(view: (params: Params) => Query): Poll<Params> =>
    pollObject(view, object => (isBusy(object as Item) ? INTERVAL_MS : null)),
})
