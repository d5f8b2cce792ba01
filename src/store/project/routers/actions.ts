import type { VpcRouter } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { inVpc } from '../vpcs/queries'
import { reasonCannotAddRoute, reasonCannotDelete } from './rules'

/** Where the actions are offered. */
export interface RouterActionsPlace {
  project: string
  vpc: string
  /** Path of the router's own page, where they are offered on it rather than in the list. */
  screen?: string
}

/** What can be done to a router: the list's rows, its own page and the palette read this. */
export const routerActions = (
  { id, name, kind }: VpcRouter,
  { project, vpc, screen }: RouterActionsPlace,
): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: projectPaths.routerEdit({ project, vpc, router: name }) },
  deletion(
    {
      id,
      kind: 'router',
      name,
      reason: reasonCannotDelete(kind),
      consequences: rich`Its routes go with it. Subnets that use it go by the system router alone from then on.`,
    },
    {
      command: {
        endpoint: 'vpcRouterDelete',
        args: { path: { router: name }, query: inVpc(project, vpc) },
      },
      ...leaving(screen, projectPaths.routers({ project, vpc })),
    },
  ),
]

/** Adding a route to a router. */
export const newRouteAction = (
  { name, kind }: VpcRouter,
  { project, vpc }: RouterActionsPlace,
): ActionViewModel => ({
  id: 'newRoute',
  label: 'New route',
  to: projectPaths.routeCreate({ project, vpc, router: name }),
  reason: reasonCannotAddRoute(kind),
})
