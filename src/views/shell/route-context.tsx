import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { matchOf, type RouteMatch } from '@/store/routing/match'
import type { Path, PatternParams } from '@/store/routing/path'
import type { RouteTable } from '@/store/routing/route'
import { useAppSelector } from '@/store/setup/hooks'
import type { View } from './route-tree'

/** The route on the screen. A new object for each navigation, even to the same address. */
export interface CurrentRoute extends RouteMatch<View> {
  path: string
  search: string
  /** Index of the entry in the tab's history. */
  historyIndex: number
}

const RouteContext = createContext<CurrentRoute | null>(null)

interface RouteProviderProps {
  routes: RouteTable<View>
  children: ReactNode
}

/** Provides the route on the screen. */
export function RouteProvider({ routes, children }: RouteProviderProps) {
  const location = useAppSelector(selectLocation)
  const known = useAppSelector(selectRoute)
  const route = useMemo(() => {
    const match = matchOf(routes, known)
    return match && location ? { ...match, ...location } : null
  }, [routes, known, location])
  return <RouteContext value={route}>{children}</RouteContext>
}

/** The route on the screen; null before the first one and at unknown addresses. */
export const useRouteIfAny = (): CurrentRoute | null => useContext(RouteContext)

/** The route on the screen, for components rendered by a route. Throws if there is none. */
export const useRoute = (): CurrentRoute => {
  const route = useRouteIfAny()
  if (!route) throw new Error('There is no route on the screen.')
  return route
}

/** The parameters of the address, for components rendered at that path or over it. */
export const useParams = <Pattern extends string>(_path: Path<Pattern>): PatternParams<Pattern> =>
  useRoute().params as PatternParams<Pattern>
