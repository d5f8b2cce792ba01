import { useMemo } from 'react'
import type { RouteQuery } from '@/store/routing/route'
import { useRouteIfAny } from './route-context'

/** The queries that the screen itself shows, without those of its frame. */
export const useShownQueries = (): readonly RouteQuery[] => {
  const route = useRouteIfAny()
  return useMemo(
    () => route?.chain.flatMap(part => part.queries?.(route.params) ?? []) ?? [],
    [route],
  )
}
