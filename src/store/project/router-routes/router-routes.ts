import { selectData } from '@/api/core/api'
import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { routerViewQuery } from '../routers/queries'
import { routeListQuery } from './queries'
import { endLabels, kindLabel, reasonCannotDelete, reasonCannotEdit } from './rules'

/**
 * The destination or target of a route: its type as a label, and its value; null if there is none.
 */
export interface RouteEnd {
  type: string
  value: string | null
}

const toEnd = (end: RouteDestination | RouteTarget): RouteEnd => ({
  type: endLabels[end.type],
  value: 'value' in end ? end.value : null,
})

/** The rows of the current page of a router's routes. */
export const selectRouteRows = listRows(
  routeListQuery,
  ({ id, name, kind, destination, target }, { project, vpc, router }, routerKind) => ({
    kindLabel: kindLabel(kind),
    from: toEnd(destination),
    to: toEnd(target),
    actions: [
      {
        id: 'edit',
        label: 'Edit',
        to: projectPaths.route({ project, vpc, router, route: name }),
        reason: reasonCannotEdit(kind),
      },
      deletion(
        {
          id,
          kind: 'route',
          name,
          reason: reasonCannotDelete(routerKind, kind),
          consequences: rich`What it was for goes by the other routes from then on.`,
        },
        {
          command: { endpoint: 'vpcRouterRouteDelete', args: { path: { route: id } } },
          errorTitle: 'Could not remove route',
        },
      ),
    ],
  }),
  (state: RootState, params: ProjectParams<'router'>) =>
    selectData(state, routerViewQuery(params))?.kind,
)
