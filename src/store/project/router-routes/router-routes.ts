import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, withReason } from '@/store/commands/action'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotNetworking } from '../networking'
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

/** The kind of the router, and why the user cannot change it. */
const selectContext = createSelector(
  [
    (state: RootState, params: ProjectParams<'router'>) =>
      selectData(state, routerViewQuery(params))?.kind,
    selectReasonNotNetworking,
  ],
  (routerKind, reason) => ({ routerKind, reason }),
)

/** The rows of the current page of a router's routes. */
export const selectRouteRows = listRows(
  routeListQuery,
  ({ id, name, kind, destination, target }, { project, vpc, router }, { routerKind, reason }) => ({
    kindLabel: kindLabel(kind),
    ...(reasonCannotEdit(kind) === undefined && {
      href: projectPaths.route({ project, vpc, router, route: name }),
    }),
    from: toEnd(destination),
    to: toEnd(target),
    actions: withReason(
      [
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
            consequences: rich`Its traffic will take the other routes.`,
          },
          {
            command: { endpoint: 'vpcRouterRouteDelete', args: { path: { route: id } } },
            errorTitle: 'Could not remove route',
          },
        ),
      ],
      reason,
    ),
  }),
  selectContext,
)
