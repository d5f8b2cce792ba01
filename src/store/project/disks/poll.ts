import type { ProjectParams } from '@/store/project/paths'
import { isBusy } from '@/machines/disk/disk.rules'
import { selectData } from '@/api/core/api'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { diskListQuery, diskViewQuery } from './queries'

const EVERY = 3_000

/** The disks list, read again while a disk on the page is on its way to another state. */
export const diskListPoll: Poll<ProjectParams<'project'>> = ({ project }) => {
  const list = diskListQuery({ project })
  return {
    queries: state => [selectPageQuery(state, list)],
    schedule: state =>
      selectPageItems(state, list).some(disk => isBusy(disk.state.state))
        ? { query: selectPageQuery(state, list), intervalMs: EVERY }
        : null,
  }
}

/** The disk of a panel, read again while it is on its way to another state. */
export const diskPoll: Poll<ProjectParams<'disk'>> = ({ project, disk }) => {
  const query = diskViewQuery({ project, disk })
  return {
    queries: () => [query],
    schedule: state => {
      const found = selectData(state, query)
      return found && isBusy(found.state.state) ? { query, intervalMs: EVERY } : null
    },
  }
}
