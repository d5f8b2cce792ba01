import { selectData } from '@/api/core/api'
import { isBusy } from '@/machines/disk/disk.rules'
import { instanceDisksQuery } from '@/store/project/instance/queries'
import { instanceViewPoll } from '@/store/project/instance/poll'
import type { Poll } from '@/store/polling/poll'

const EVERY = 3_000

/**
 * An instance's disks: read again while one of them is on its way to another state, unless the
 * instance itself changes faster.
 */
export const instanceStoragePoll: Poll = params => {
  const { project = '', instance = '' } = params
  const viewPoll = instanceViewPoll(params)
  return (state, now) => {
    const view = viewPoll(state, now)
    const query = instanceDisksQuery(project, instance)
    const isMoving = selectData(state, query)?.items.some(disk => isBusy(disk.state.state))
    return isMoving && !(view && view.every < EVERY) ? { query, every: EVERY } : view
  }
}
