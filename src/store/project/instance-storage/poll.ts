import type { ProjectParams } from '@/store/project/paths'
import { selectData } from '@/api/core/api'
import { isBusy } from '@/machines/disk/disk.rules'
import type { Poll } from '@/store/polling/poll'
import { instanceViewQuery } from '../instance/queries'
import { readingInterval } from '../instance/rules'
import { instanceDisksQuery } from './queries'

const EVERY = 3_000

/**
 * An instance and its disks: the disks are read again while one of them is on its way to another
 * state, unless the instance itself changes faster.
 */
export const instanceStoragePoll: Poll<ProjectParams<'instance'>> = ({
  project,
  instance: name,
}) => {
  const view = instanceViewQuery({ project, instance: name })
  const disks = instanceDisksQuery({ project, instance: name })
  return {
    queries: () => [view, disks],
    schedule(state, now) {
      const instance = selectData(state, view)
      const intervalMs = instance ? readingInterval(instance, now) : null
      const isMoving = selectData(state, disks)?.items.some(disk => isBusy(disk.state.state))
      if (isMoving && (intervalMs === null || intervalMs >= EVERY))
        return { query: disks, intervalMs: EVERY }
      return intervalMs === null ? null : { query: view, intervalMs }
    },
  }
}
