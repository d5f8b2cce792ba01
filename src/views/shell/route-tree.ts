import type { ComponentType, ReactNode } from 'react'
import type { PatternParams } from '@/store/routing/path'
import {
  untyped,
  type DialogLoader,
  type DialogLoaders,
  type Route,
  type RouteTable,
} from '@/store/routing/route'

/** The component of a route; `children` is the route rendered in or over it. Dialogs have none. */
export type View = ComponentType<{ children?: ReactNode }>

export type Page<Id extends string, Pattern extends string> = Omit<
  Route<View, Id, PatternParams<Pattern>>,
  'path'
> & { path: Pattern }

/**
 * Defines a table of routes. The functions of a route take the parameters of its path, and `parent`
 * must be the id of one of the routes.
 */
export const definePages = <const Id extends string, const Patterns extends readonly string[]>(
  ...routes: { [At in keyof Patterns]: Page<Id, Patterns[At]> }
) => untyped<RouteTable<View>>(routes)

/** Defines the dialogs of an area, each with the arguments of its form. */
export const defineDialogs = <Forms>(dialogs: {
  readonly [Form in keyof Forms]: DialogLoader<View, Forms[Form]>
}) => untyped<DialogLoaders<View>>(dialogs)
