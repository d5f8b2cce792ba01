import { selectData } from '@/api/core/api'
import { isBusy } from '@/machines/snapshot/snapshot.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { snapshotListQuery, snapshotViewQuery } from './queries'

const EVERY = 3_000

/** The snapshots list, read again while a snapshot on the page is being taken. */
export const snapshotListPoll: Poll = ({ project = '' }) => {
  const list = snapshotListQuery({ project })
  return {
    queries: state => [selectPageQuery(state, list)],
    schedule: state =>
      selectPageItems(state, list).some(snapshot => isBusy(snapshot.state))
        ? { query: selectPageQuery(state, list), intervalMs: EVERY }
        : null,
  }
}

/** The snapshot of a panel, read again while it is being taken. */
export const snapshotPoll: Poll = ({ project = '', snapshot = '' }) => {
  const query = snapshotViewQuery({ project, snapshot })
  return {
    queries: () => [query],
    schedule: state => {
      const found = selectData(state, query)
      return found && isBusy(found.state) ? { query, intervalMs: EVERY } : null
    },
  }
}
