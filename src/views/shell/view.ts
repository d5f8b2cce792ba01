import type { ComponentType, ReactNode } from 'react'
import type { Route, RouteTable } from '@/store/routing/route'

/** What draws a route; `children` is the route drawn in or over it. Dialogs have none. */
export type View = ComponentType<{ children?: ReactNode }>

/** Keeps a table of routes, in which `over` can only name one of them. */
export const definePages = <const Id extends string>(
  routes: readonly Route<View, Id>[],
): RouteTable<View> => routes
