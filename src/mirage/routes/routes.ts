import type { RouteRecord } from '../models/records'
import { changedIdentity, newIdentity, requireFreeName } from '../rules/identity'
import { type Ends, endsFor, sameEnd } from '../rules/route-ends'
import type { Context, Role } from '../server/access'
import { fail } from '../server/errors'
import { lookup, type RouterParents } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

interface RouteCall extends Context {
  path: { route: string }
  query: RouterParents
}

const find = (call: RouteCall, need: Role) => lookup.route(call, call.path.route, call.query, need)

interface Spec extends Ends {
  name?: string | null | undefined
  description?: string | null | undefined
}

/** Generated routes are read-only, except that the target of default routes may be changed. */
const checkChange = ({ kind, destination }: RouteRecord, spec: Spec): void => {
  switch (kind) {
    case 'custom':
      return
    case 'default': {
      const named = typeof spec.name === 'string' || typeof spec.description === 'string'
      if (named || !sameEnd(spec.destination, destination)) {
        fail.invalidRequest('only the target of a default route can be changed')
      }
      return
    }
    case 'vpc_subnet':
    case 'vpc_peering':
      return fail.invalidRequest(`routes of kind ${kind} cannot be modified`)
  }
}

/** Routes of VPC routers. */
export const routeRoutes = {
  vpcRouterRouteList: call => {
    const { id } = lookup.inVpc(call, 'router', call.query.router, call.query)
    return pageByName(call, call.backendState.db.routes.in(id), route => route)
  },

  vpcRouterRouteCreate: call => {
    const { backendState, query, body } = call
    const { routes } = backendState.db
    const router = lookup.inVpc(call, 'router', query.router, query, 'collaborator')
    if (router.kind === 'system') {
      fail.invalidRequest('routes of users cannot be added to a system router')
    }
    const ends = endsFor('custom', body)
    requireFreeName(routes, 'router-route', router.id, body.name)
    return routes.insert({
      ...newIdentity(backendState, body),
      ...ends,
      kind: 'custom',
      vpcRouterId: router.id,
      subnetId: null,
    })
  },

  vpcRouterRouteView: call => find(call, 'viewer'),

  vpcRouterRouteUpdate: call => {
    const { backendState, body } = call
    const { routes } = backendState.db
    const route = find(call, 'collaborator')
    checkChange(route, body)
    const ends = endsFor(route.kind, body)
    requireFreeName(routes, 'router-route', route.vpcRouterId, body.name, route)
    return routes.update(route.id, { ...changedIdentity(backendState, body), ...ends })
  },

  vpcRouterRouteDelete: call => {
    const route = find(call, 'collaborator')
    if (route.kind !== 'custom') {
      fail.invalidRequest(`routes of kind ${route.kind} may not be deleted`)
    }
    call.backendState.db.routes.remove(route.id)
  },
} satisfies Handlers
