import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceNamesQuery } from '../instances/queries'
import type { ProjectParams } from '../paths'
import { floatingIpActions } from './actions'
import { floatingIpListQuery, floatingIpViewQuery } from './queries'

/** The instance that has a floating IP, as far as it has been read. */
const selectHolder = (
  state: RootState,
  params: ProjectParams<'project'>,
  { instanceId }: FloatingIp,
) => selectData(state, instanceNamesQuery(params))?.items.find(({ id }) => id === instanceId)

/** The rows of the page of floating IPs that is shown. */
export const selectFloatingIpRows = listRows(
  floatingIpListQuery,
  (floatingIp, { project }, instance) => ({
    actions: floatingIpActions(floatingIp, { project }, instance),
  }),
  selectHolder,
)

/** The floating IP that is edited. */
export const selectFloatingIp = (state: RootState, params: ProjectParams<'floatingIp'>) =>
  selectData(state, floatingIpViewQuery(params))

const INTERVAL_MS = 3_000

/**
 * The states of the instances, read again while one that has an address of the page is on its way
 * to another state: until it is there, the address cannot be detached.
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
