import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type {
  RouteDestination,
  RouterRoute,
  RouteTarget,
  VpcRouterKind,
} from '@/api/schema/routers'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { routerViewQuery } from '../routers/queries'
import { routeActions } from './actions'
import { routeListQuery } from './queries'
import { endLabels, kindLabel } from './rules'

/** What kind of thing a route leads from or to, and which; null where there is none. */
export interface RouteEndViewModel {
  type: string
  value: string | null
}

export interface RouteRowViewModel {
  id: string
  name: string
  /** In words. */
  kind: string
  destination: RouteEndViewModel
  target: RouteEndViewModel
  actions: readonly ActionViewModel[]
}

const toEnd = (end: RouteDestination | RouteTarget): RouteEndViewModel => ({
  type: endLabels[end.type],
  value: 'value' in end ? end.value : null,
})

/** One row per route as it was read. */
const toRow = weakMapMemoize(
  (
    route: RouterRoute,
    routerKind: VpcRouterKind,
    project: string,
    vpc: string,
    router: string,
  ): RouteRowViewModel => ({
    id: route.id,
    name: route.name,
    kind: kindLabel(route.kind),
    destination: toEnd(route.destination),
    target: toEnd(route.target),
    actions: routeActions(route, routerKind, { project, vpc, router }),
  }),
)

const NO_ROWS: readonly RouteRowViewModel[] = []

/** The rows of the page of a router's routes that is shown. */
export const selectRouteRows = createSelector(
  [
    (state: RootState, project: string, vpc: string, router: string) =>
      selectPageItems(state, routeListQuery({ project, vpc, router })),
    (state: RootState, project: string, vpc: string, router: string) =>
      selectData(state, routerViewQuery({ project, vpc, router }))?.kind,
    (_state: RootState, project: string) => project,
    (_state: RootState, _project: string, vpc: string) => vpc,
    (_state: RootState, _project: string, _vpc: string, router: string) => router,
  ],
  (routes, kind, project, vpc, router) =>
    kind ? routes.map(route => toRow(route, kind, project, vpc, router)) : NO_ROWS,
)
