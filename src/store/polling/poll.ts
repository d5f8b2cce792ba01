import type { Query } from '@/api/operations/table'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { diskListPoll } from '@/store/project/disks/poll'
import { instanceListPoll } from '@/store/project/instances/poll'
import { instanceStoragePoll } from '@/store/project/instance-storage/poll'
import { instanceViewPoll } from '@/store/project/instance/poll'

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
