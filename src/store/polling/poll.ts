import type { Query } from '@/api/operations/table'
import type { RouteParams } from '@/store/routing/path'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { selectData, selectEntry, type AnswerOf } from '@/api/core/api'
import { selectListQueries } from '@/store/lists/selectors'

/**
 * What to refetch, and after how many milliseconds; null if nothing needs it. If there is an event,
 * it is sent instead, for a workflow that reads something in place of the query. If there are
 * objects, the queries of these are read instead, and replace the objects in the lists.
 */
export type PollSchedule = {
  query: Query
  intervalMs: number
  event?: StoreEvent
  objects?: readonly Query[]
} | null

/** Created for each visit of a screen, so it may keep state. */
export type Poll<Params = RouteParams> = (params: Params) => {
  /** The queries whose answers the schedule depends on. */
  queries(state: RootState): readonly Query[]
  /** `now` in milliseconds since the epoch. */
  schedule(state: RootState, now: number): PollSchedule
  /** Whether an event other than an answer to its queries changes the schedule. */
  isRescheduledBy?(action: unknown): boolean
  /** A second, independent schedule. */
  also?(state: RootState, now: number): PollSchedule
}

/** Polls by two rules, such as those of a panel and of the page under it. */
export const pollBoth =
  <Params>(one: Poll<Params>, other: Poll<Params>): Poll<Params> =>
  params => {
    const [first, second] = [one(params), other(params)]
    return {
      queries: state => [...first.queries(state), ...second.queries(state)],
      schedule: first.schedule,
      also: second.schedule,
    }
  }

const FAST_MS = 3_000
const SLOW_MS = 60_000

/** Answers with more objects than this are not read again for a few of them. */
const MANY = 100
/** The most objects that are each read by a call of their own. */
const FEW = 10

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

interface Identified {
  id: string
}

/** The objects in the answer to a list query. */
export const itemsIn = <Item>(state: RootState, query: Query): readonly Item[] =>
  (selectData(state, query) as { items: readonly Item[] } | undefined)?.items ?? []

/** Polls the answer that has been read longest ago once a minute. */
export const pollSlowly = (state: RootState, queries: readonly Query[]): PollSchedule => {
  const readAt = (query: Query) => selectEntry(state, query)?.fulfilledTimeStamp
  const [query] = queries
    .filter(readAt)
    .toSorted((one, other) => (readAt(one) ?? 0) - (readAt(other) ?? 0))
  return query ? { query, intervalMs: SLOW_MS } : null
}

/**
 * Polls the busy objects of a list: the first answer that has some. A few objects of a long answer
 * are read one by one, and the answer itself only slowly.
 */
export const pollBusy = <Item extends Identified>(
  state: RootState,
  queries: readonly Query[],
  isBusy: (item: Item) => boolean,
  byId: (id: string) => Query,
): { fast: PollSchedule; slow: PollSchedule } => {
  const busy = queries.flatMap(query => {
    const items = itemsIn<Item>(state, query)
    const found = items.filter(isBusy)
    return found.length > 0 ? [{ query, found, isLong: items.length > MANY }] : []
  })
  const [first] = busy
  if (!first) return { fast: null, slow: null }
  const { query } = first
  const ids = [...new Set(busy.flatMap(({ found }) => found.map(({ id }) => id)))]
  return first.isLong && ids.length <= FEW
    ? {
        fast: { query, intervalMs: FAST_MS, objects: ids.map(byId) },
        slow: pollSlowly(
          state,
          busy.map(each => each.query),
        ),
      }
    : { fast: { query, intervalMs: FAST_MS }, slow: null }
}

/**
 * Creates polls for a list and for one object, which refetch while one of the objects is busy.
 * `byId` is the query of an object of the list.
 */
export const pollWhile = <Item extends Identified>(
  isBusy: (item: Item) => boolean,
  byId: (id: string) => Query,
) => ({
  list:
    <Params>(list: (params: Params) => Query): Poll<Params> =>
    params => {
      const first = list(params)
      const queries = (state: RootState) => selectListQueries(state, first)
      return {
        queries,
        schedule: state => pollBusy(state, queries(state), isBusy, byId).fast,
        also: state => pollBusy(state, queries(state), isBusy, byId).slow,
      }
    },
  object: <Params>(view: (params: Params) => Query): Poll<Params> =>
    pollObject(view, (object: unknown) => (isBusy(object as Item) ? FAST_MS : null)),
})
