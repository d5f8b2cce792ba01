import type { Layout } from '@/store/routing/layout'
import type { Path } from '@/store/routing/path'
import type { Route } from '@/store/routing/route'
import type { View } from '@/views/shell/view'

/** The screen of a route that the console does not have yet. */
export const notBuilt = () => import('./not-built.screen')

/** A route that the console does not have yet. */
export const unbuilt = <const Id extends string>(
  id: Id,
  { pattern }: Path,
  layout: Layout,
  crumbs: NonNullable<Route['crumbs']>,
): Route<View, Id> => ({ id, path: pattern, layout, crumbs, screen: notBuilt })
