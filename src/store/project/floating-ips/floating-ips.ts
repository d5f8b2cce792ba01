import { selectData } from '@/api/core/api'
import { isTransitioning } from '@/machines/instance/instance.machine'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceNamesQuery, floatingIpListQuery, floatingIpViewQuery } from '../queries'
import { projectPaths, type ProjectParams } from '../paths'
import { floatingIpActions } from './actions'
import { selectInstanceOf } from './choices'

/** The rows of the current page of floating IPs. */
export const selectFloatingIpRows = listRows(
  floatingIpListQuery,
  (floatingIp, { project }, instance) => ({
    href: projectPaths.floatingIp({ project, floatingIp: floatingIp.name }),
    actions: floatingIpActions(floatingIp, { project }, instance),
  }),
  selectInstanceOf,
)

/** The floating IP being edited. */
export const selectFloatingIp = (state: RootState, params: ProjectParams<'floatingIp'>) =>
  selectData(state, floatingIpViewQuery(params))

const INTERVAL_MS = 3_000

/**
 * Polls the instances while one that has an address on the page is changing state: the address
 * cannot be detached until then.
 */
export const floatingIpListPoll: Poll<ProjectParams<'project'>> = params => {
  const list = floatingIpListQuery(params)
  const query = instanceNamesQuery(params)
  return {
    queries: state => [selectPageQuery(state, list), query],
    schedule: state => {
      const holders = new Set(selectPageItems(state, list).map(({ instanceId }) => instanceId))
      const isWaiting = selectData(state, query)?.items.some(
        ({ id, runState }) => holders.has(id) && isTransitioning(runState),
      )
      return isWaiting ? { query, intervalMs: INTERVAL_MS } : null
    },
  }
}
