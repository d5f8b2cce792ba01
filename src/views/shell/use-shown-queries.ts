import { useMemo } from 'react'
import { selectLoadError } from '@/store/navigation/selectors'
import type { RouteQuery } from '@/store/routing/route-query'
import { useAppSelector } from '@/store/setup/hooks'
import { useRouteIfAny } from './route-context'

/** The queries of the screen itself, without those of its frame; none if an error is shown. */
export const useShownQueries = (): readonly RouteQuery[] => {
  const route = useRouteIfAny()
  const hasFailed = useAppSelector(state => selectLoadError(state) !== null)
  return useMemo(
    () => (!hasFailed && route?.chain.flatMap(part => part.queries?.(route.params) ?? [])) || [],
    [route, hasFailed],
  )
}
