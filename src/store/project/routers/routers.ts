import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { newRouteAction, routerActions } from './actions'
import { routerListQuery, routerViewQuery } from './queries'

/** The rows of the current page of routers. */
export const selectRouterRows = listRows(routerListQuery, (router, { project, vpc }) => ({
  href: projectPaths.router({ project, vpc, router: router.name }),
  actions: routerActions(router, { project, vpc }),
}))

/** The router on its own page. */
export const selectRouter = objectView(routerViewQuery, (router, params) => {
  const actions = routerActions(router, params, projectPaths.router(params))
  const newRoute = newRouteAction(router, params)
  return { actions, newRoute, palette: { name: router.name, actions: [newRoute, ...actions] } }
})

/** The palette actions of a router's page. */
export const selectRouterActions = objectActions(
  'Router',
  (...args: Parameters<typeof selectRouter>) => selectRouter(...args)?.palette,
)
