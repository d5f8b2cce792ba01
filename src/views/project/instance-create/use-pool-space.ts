import { selectIsFleetViewer } from '@/store/session/selectors'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectPoolSpace } from '@/store/system/ip-pool-utilization/choices'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'

/** How many addresses a pool has and has left; undefined for users who may not see that. */
export const usePoolSpace = (pool: string) => {
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  useQueries(isFleetViewer && pool !== '' ? [ipPoolUtilizationQuery({ pool })] : [])
  return useAppSelector(state => selectPoolSpace(state, pool))
}
