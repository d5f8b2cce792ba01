import type { Query } from '@/api/operations/table'
import type { RouteParams } from '../routing/route'
import type { RootState } from '../setup/reducer'
import { diskListPoll } from './disk-list'
import { instanceListPoll } from './instance-list'
import { instanceStoragePoll } from './instance-storage'
import { instanceViewPoll } from './instance-view'

/** What to read again next and after how many milliseconds; null while nothing is worth it. */
export type Pace = { query: Query; every: number } | null

/** Made anew for each visit of a screen, so it may remember what it saw. */
export type Poll = (params: RouteParams) => (state: RootState, now: number) => Pace

/** The polls that routes name. */
export const polls: Record<string, Poll> = {
  diskList: diskListPoll,
  instanceList: instanceListPoll,
  instanceStorage: instanceStoragePoll,
  instanceView: instanceViewPoll,
}
