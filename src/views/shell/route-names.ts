import type { RouteParams } from '@/store/routing/path'
import type { Crumb, Route } from '@/store/routing/route'

const CONSOLE_NAME = 'Basalt Console'

/** The parts of a title, innermost first, followed by the console's name. */
export const titleOf = (parts: readonly string[]): string => [...parts, CONSOLE_NAME].join(' / ')

/** The document title: the labels from innermost to outermost, then the console's name. */
export const pageTitle = (crumbs: readonly Crumb[]): string =>
  titleOf(crumbs.map(({ label }) => label).toReversed())

const PARAMETER = /[:*](\w+)/g

/**
 * The key of a screen in a chain: the route's id with the parameters of its own pattern. A list
 * keeps its key while a panel opens over it; the same list of another project has another key.
 */
export const routeKey = ({ id, path }: Pick<Route, 'id' | 'path'>, params: RouteParams): string =>
  [id, ...Array.from(path.matchAll(PARAMETER), ([, name = '']) => params[name] ?? '')].join('/')
