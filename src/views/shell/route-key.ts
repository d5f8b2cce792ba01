import type { Route } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/params'

const PARAMETER = /[:*](\w+)/g

/**
 * Tells the screens of a chain apart: a route's id with the parameters that its own pattern has. A
 * list keeps its key while a panel opens over it; the same list of another project has another.
 */
export const routeKey = ({ id, path }: Pick<Route, 'id' | 'path'>, params: RouteParams): string =>
  [id, ...Array.from(path.matchAll(PARAMETER), ([, name = '']) => params[name] ?? '')].join('/')
