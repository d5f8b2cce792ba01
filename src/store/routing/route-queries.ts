import type { RouteMatch } from './match'
import type { RouteQuery } from './route'

const frameQueries = ({ route, params }: RouteMatch): readonly RouteQuery[] =>
  route.layout === 'project' && params.project !== undefined
    ? [{ endpoint: 'projectView', args: { path: { project: params.project } } }]
    : []

/** All that must be there for the route to be shown. */
export const routeQueries = (match: RouteMatch): readonly RouteQuery[] => [
  ...frameQueries(match),
  ...match.chain.flatMap(part => part.queries?.(match.params) ?? []),
]
