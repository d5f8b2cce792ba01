import { useMemo } from 'react'
import type { Query } from '@/api/operations/table'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { areSameQueries } from '@/store/queries/failure'
import { selectUnrefreshedSince } from '@/store/queries/freshness'
import { selectUnread, selectUnreadPart } from '@/store/navigation/loss'
import { selectLoadError } from '@/store/navigation/selectors'
import type { RouteQuery } from '@/store/queries/define'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from './code-context'
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

/**
 * When the data was read that could not be refreshed since, in milliseconds since the epoch; null
 * if refreshing works or the connection is lost.
 */
export const useUnrefreshedSince = (): number | null => {
  const queries = useShownQueries()
  const since = useAppSelector(state => selectUnrefreshedSince(state, queries))
  return useAppSelector(selectIsConnectionLost) ? null : since
}

const NONE: readonly Query[] = []

/** The queries of the screen that failed, so that parts of it are not known. */
export const useUnread = (): readonly Query[] => {
  const route = useRouteIfAny()
  return useAppSelector(
    state => (route && !selectLoadError(state) ? selectUnread(state, route) : NONE),
    areSameQueries,
  )
}

/**
 * The same of the panel that the address opens over a page. Of a form, its name tells whether the
 * address opens it.
 */
export const useUnreadOfPanel = (form?: string): readonly Query[] => {
  const route = useRouteIfAny()
  const { screens } = useLoadedCode()
  const isOfAddress = form === undefined || screens.get(route?.route.id ?? '')?.form?.name === form
  return useAppSelector(
    state => (route && isOfAddress ? selectUnreadPart(state, route) : NONE),
    areSameQueries,
  )
}
