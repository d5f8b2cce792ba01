import type { Query } from '@/api/operations/table'
import type { RouteParams } from '@/store/routing/params'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'

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
