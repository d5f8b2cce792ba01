import { withReason } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths } from '../paths'
import { newRouteAction, routerActions } from './actions'
import { routerListQuery, routerViewQuery } from './queries'

/** The rows of the current page of routers. */
export const selectRouterRows = listRows(
  routerListQuery,
  (router, { project, vpc }, reason) => ({
    href: projectPaths.router({ project, vpc, router: router.name }),
    actions: withReason(routerActions(router, { project, vpc }), reason),
  }),
  selectReasonNotNetworking,
)

/** The router on its own page. */
export const selectRouter = objectView(
  routerViewQuery,
  (router, params, reason) => {
    const actions = withReason(routerActions(router, params, projectPaths.router(params)), reason)
    const newRoute = { ...newRouteAction(router, params), ...(reason && { reason }) }
    return { actions, newRoute, palette: { name: router.name, actions: [newRoute, ...actions] } }
  },
  selectReasonNotNetworking,
)

/** The palette actions of a router's page. */
export const selectRouterActions = objectActions(
  'Router',
  (...args: Parameters<typeof selectRouter>) => selectRouter(...args)?.palette,
)
