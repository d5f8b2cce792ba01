import type { ProjectParams } from '@/store/project/paths'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { routeViewQuery } from './queries'
import { reasonCannotEdit, scopeOf, type RouteScope } from './rules'

const selectKind = (state: RootState, { project, vpc, router, route }: ProjectParams<'route'>) =>
  selectData(state, routeViewQuery({ project, vpc, router, route }))?.kind

/** What of the route that an address names can be changed; nothing while it is not known. */
export const selectRouteScope = (state: RootState, params: ProjectParams<'route'>): RouteScope => {
  const kind = selectKind(state, params)
  return kind ? scopeOf(kind) : 'nothing'
}

/** Why nothing of it can be changed, or undefined when something can. */
export const selectReasonCannotEdit = (state: RootState, params: ProjectParams<'route'>) => {
  const kind = selectKind(state, params)
  return kind && reasonCannotEdit(kind)
}
