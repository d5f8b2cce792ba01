import type { Query } from '@/api/operations/table'
import type { RouteParams } from '@/store/routing/params'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'

/**
 * What to read again and after how many milliseconds; null while nothing is worth it. Where there is
 * an event, that is sent instead, for a workflow that reads what comes in place of the query.
 */
export type PollSchedule = { query: Query; intervalMs: number; event?: StoreEvent } | null

/** Made anew for each visit of a screen, so it may remember what it saw. */
export type Poll<Params = RouteParams> = (params: Params) => {
  /** The queries whose answers the schedule depends on. */
  queries(state: RootState): readonly Query[]
  /** `now` in milliseconds since the epoch. */
  schedule(state: RootState, now: number): PollSchedule
  /** Whether another event changes the schedule, too. */
  isRescheduledBy?(action: unknown): boolean
  /** What else is refetched, on a schedule of its own. */
  also?(state: RootState, now: number): PollSchedule
}
