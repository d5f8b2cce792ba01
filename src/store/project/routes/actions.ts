import type { RouterRoute, VpcRouterKind } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { reasonCannotDelete, reasonCannotEdit } from './rules'

/** Where a route is, all by name. */
export interface RoutePlace {
  project: string
  vpc: string
  router: string
}

/** What can be done to a route of a router of that kind. */
export const routeActions = (
  { id, name, kind }: RouterRoute,
  router: VpcRouterKind,
  place: RoutePlace,
): ActionViewModel[] => [
  {
    id: 'edit',
    label: 'Edit',
    to: projectPaths.route({ ...place, route: name }),
    reason: reasonCannotEdit(kind),
  },
  deletion(
    {
      id,
      kind: 'route',
      name,
      reason: reasonCannotDelete(router, kind),
      consequences: rich`What it was for goes by the other routes from then on.`,
    },
    {
      command: { endpoint: 'vpcRouterRouteDelete', args: { path: { route: id } } },
      errorTitle: 'Could not remove route',
    },
  ),
]
