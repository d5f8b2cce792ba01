import type { VpcRouter, VpcRouterKind } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'

const reasonCannotDelete = (kind: VpcRouterKind): RichText | undefined =>
  kind === 'system' ? rich`${emphasis('System')} routers cannot be deleted` : undefined

const reasonCannotAddRoute = (kind: VpcRouterKind): RichText | undefined =>
  kind === 'system' ? rich`Routes cannot be added to a ${emphasis('system')} router` : undefined

/**
 * The actions on a router in its row, its page and the palette. `screen` is the path of the page if
 * they are offered there.
 */
export const routerActions = (
  { id, name, kind }: VpcRouter,
  { project, vpc }: ProjectParams<'vpc'>,
  screen?: string,
): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: projectPaths.routerEdit({ project, vpc, router: name }) },
  deletion(
    {
      id,
      kind: 'router',
      name,
      reason: reasonCannotDelete(kind),
      consequences: rich`Its routes are deleted too. Subnets that use it will use the system router alone.`,
    },
    {
      command: {
        endpoint: 'vpcRouterDelete',
        args: { path: { router: name }, query: inVpc({ project, vpc }) },
      },
      ...leaving(screen, projectPaths.routers({ project, vpc })),
    },
  ),
]

/** The action that adds a route to a router. */
export const newRouteAction = (
  { name, kind }: VpcRouter,
  { project, vpc }: ProjectParams<'vpc'>,
): ActionViewModel => ({
  id: 'newRoute',
  label: 'New route',
  to: projectPaths.routeCreate({ project, vpc, router: name }),
  reason: reasonCannotAddRoute(kind),
})
