import type { ComponentType, ReactNode } from 'react'
import type { PatternParams } from '@/store/routing/path'
import {
  untyped,
  type DialogLoader,
  type DialogLoaders,
  type Route,
  type RouteTable,
} from '@/store/routing/route'

/** What draws a route; `children` is the route drawn in or over it. Dialogs have none. */
export type View = ComponentType<{ children?: ReactNode }>

export type Page<Id extends string, Pattern extends string> = Omit<
  Route<View, Id, PatternParams<Pattern>>,
  'path'
> & { path: Pattern }

/**
 * Keeps a table of routes. What a route asks for takes the parameters of its path, and `parent` can
 * only name one of the routes.
 */
export const definePages = <const Id extends string, const Patterns extends readonly string[]>(
  ...routes: { [At in keyof Patterns]: Page<Id, Patterns[At]> }
) => untyped<RouteTable<View>>(routes)

/** Keeps the dialogs of an area, each with what its form needs. */
export const defineDialogs = <Forms>(dialogs: {
  readonly [Form in keyof Forms]: DialogLoader<View, Forms[Form]>
}) => untyped<DialogLoaders<View>>(dialogs)
