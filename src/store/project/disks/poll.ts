import { isBusy } from '@/machines/disk/disk.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'

const EVERY = 3_000

/** The disks list, read again while a disk on the page is on its way to another state. */
export const diskListPoll: Poll =
  ({ project = '' }) =>
  state => {
    const list = { endpoint: 'diskList', args: { query: { project, limit: 25 } } } as const
    const isMoving = selectPageItems(state, list).some(disk => isBusy(disk.state.state))
    return isMoving ? { query: selectPageQuery(state, list), every: EVERY } : null
  }
