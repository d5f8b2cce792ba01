import type { Route } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/path'

const PARAMETER = /[:*](\w+)/g

/**
 * The key of a screen in a chain: the route's id with the parameters of its own pattern. A list
 * keeps its key while a panel opens over it; the same list of another project has another key.
 */
export const routeKey = ({ id, path }: Pick<Route, 'id' | 'path'>, params: RouteParams): string =>
  [id, ...Array.from(path.matchAll(PARAMETER), ([, name = '']) => params[name] ?? '')].join('/')
