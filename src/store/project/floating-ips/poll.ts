import type { ProjectParams } from '@/store/project/paths'
import { selectData } from '@/api/core/api'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { instanceNamesQuery } from '../instances/queries'
import { floatingIpListQuery } from './queries'

const EVERY = 3_000

/**
 * The states of the instances, read again while one that has an address of the page is on its way
 * to another state: until it is there, the address cannot be detached.
 */
export const floatingIpListPoll: Poll<ProjectParams<'project'>> = ({ project }) => {
  const list = floatingIpListQuery({ project })
  const query = instanceNamesQuery({ project })
  return {
    queries: state => [selectPageQuery(state, list), query],
    schedule: state => {
      const holders = new Set(selectPageItems(state, list).map(({ instanceId }) => instanceId))
      const isWaiting = selectData(state, query)?.items.some(
        ({ id, runState }) => holders.has(id) && isTransitioning(runState),
      )
      return isWaiting ? { query, intervalMs: EVERY } : null
    },
  }
}
