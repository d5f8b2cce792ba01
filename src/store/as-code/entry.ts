import { selectData } from '@/api/core/api'
import { objectIn, objectQueryOf } from '@/store/commands/object-query'
import type { RouteMatch } from '@/store/routing/match'
import type { RootState } from '@/store/setup/state'
import { asCodeRequested } from './forms'
import type { Scope } from './options'

/** The event that shows the object of a page or panel as code; undefined if it cannot be shown. */
export const asCodeOfScreen = (state: RootState, route: RouteMatch) => {
  const query = objectQueryOf(state, route)
  const object = query && objectIn(selectData(state, query))
  const { project } = route.params as { project?: string }
  if (!object || project === undefined) return undefined
  const kind = query.endpoint.replace(/View$/, '') as Scope['kind']
  return asCodeRequested({ project, kind, ids: object.id })
}
