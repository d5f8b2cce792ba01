import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RouteDestination, RouteTarget } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { rich } from '@/lib/rich-text'
import { deletion, withReason } from '@/store/commands/action'
import { sameList } from '@/store/queries/stable-list'
import { listRows } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from '../gateways/queries'
import { routerViewQuery, routeListQuery } from '../routers/queries'
import { allInstancesQuery, allVpcsQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import { selectKnownNames } from '../known-names'
import { selectReasonNotNetworking } from '../networking'
import { projectPaths, type ProjectParams } from '../paths'
import { endLabels, endProblems, kindLabel, reasonCannotDelete, reasonCannotEdit } from './rules'

/**
 * The destination or target of a route: its type as a label, and its value; null if there is none.
 */
export interface RouteEnd {
  type: string
  value: string | null
  /** Why it refers to nothing. */
  problem: string | undefined
}

const toEnd = (end: RouteDestination | RouteTarget, problem: string | undefined): RouteEnd => ({
  type: endLabels[end.type],
  value: 'value' in end ? end.value : null,
  problem,
})

const LISTS = {
  vpc: allVpcsQuery,
  subnet: allSubnetsQuery,
  // Their blocks tell whether one of them has the address.
  ip: allSubnetsQuery,
  instance: allInstancesQuery,
  internet_gateway: allGatewaysQuery,
}

/** The lists of what the routes refer to. */
export const selectReferredQueries = (
  state: RootState,
  params: ProjectParams<'router'>,
): readonly Query[] => {
  const routes = selectData(state, routeListQuery(params))?.items ?? []
  const types = new Set<string>([
    ...routes.map(({ target }) => target.type),
    ...routes.map(({ destination }) => destination.type).filter(type => type !== 'ip'),
  ])
  return sameList(
    ...Object.entries(LISTS).flatMap(([type, query]) => (types.has(type) ? [query(params)] : [])),
  )
}

/** The kind of the router, why the user cannot change it, and what its routes can refer to. */
const selectContext = createSelector(
  [
    (state: RootState, params: ProjectParams<'router'>) =>
      selectData(state, routerViewQuery(params))?.kind,
    selectReasonNotNetworking,
    selectKnownNames,
  ],
  (routerKind, reason, known) => ({ routerKind, reason, known }),
)

/** The rows of the current page of a router's routes. */
export const selectRouteRows = listRows(
  routeListQuery,
  (route, { project, vpc, router }, { routerKind, reason, known }) => {
    const { id, name, kind, destination, target } = route
    const problems = endProblems(route, known)
    return {
      kindLabel: kindLabel(kind),
      ...(reasonCannotEdit(kind) === undefined && {
        href: projectPaths.route({ project, vpc, router, route: name }),
      }),
      from: toEnd(destination, problems.destination),
      to: toEnd(target, problems.target),
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
    }
  },
  selectContext,
)
