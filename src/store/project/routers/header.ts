import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { VpcRouter, VpcRouterKind } from '@/api/schema/routers'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { newRouteAction, routerActions } from './actions'
import { routerViewQuery } from './queries'

export interface RouterViewModel {
  id: string
  name: string
  description: string
  kind: VpcRouterKind
  /** ISO 8601. */
  created: string
  modified: string
  actions: readonly ActionViewModel[]
  /** The way to a route more. */
  newRoute: ActionViewModel
  /** Both, as the palette has them. */
  palette: ScreenActions
}

const toRouter = weakMapMemoize(
  (router: VpcRouter, project: string, vpc: string, screen: string): RouterViewModel => {
    const { id, name, description, kind, timeCreated, timeModified } = router
    const place = { project, vpc, screen }
    const actions = routerActions(router, place)
    const newRoute = newRouteAction(router, place)
    return {
      id,
      name,
      description,
      kind,
      created: timeCreated,
      modified: timeModified,
      actions,
      newRoute,
      palette: { group: `Router ${name}`, actions: [newRoute, ...actions] },
    }
  },
)

/** The router whose page is shown. */
export const selectRouter = (
  state: RootState,
  project: string,
  vpc: string,
  name: string,
): RouterViewModel | undefined => {
  const router = selectData(state, routerViewQuery({ project, vpc, router: name }))
  return (
    router && toRouter(router, project, vpc, projectPaths.router({ project, vpc, router: name }))
  )
}

/** What the palette offers on the router's page. */
export const selectRouterActions: ScreenActionsSelector = (
  state,
  { project = '', vpc = '', router = '' },
) => selectRouter(state, project, vpc, router)?.palette
