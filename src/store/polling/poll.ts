import type { Query } from '@/api/operations/table'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'

/** What to read again next and after how many milliseconds; null while nothing is worth it. */
export type Pace = { query: Query; every: number } | null

/** Made anew for each visit of a screen, so it may remember what it saw. */
export type Poll = (params: RouteParams) => {
  /** Whose answers the pace depends on. */
  queries(state: RootState): readonly Query[]
  /** `now` in milliseconds since the epoch. */
  pace(state: RootState, now: number): Pace
}
