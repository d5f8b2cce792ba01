import { selectData } from '@/api/core/api'
import type { RouterRoute } from '@/api/generated/types'
import { tidyBlock } from '@/lib/ip-block'
import { parentsOf } from '@/lib/name-or-id'
import { defineEditForm } from '@/store/forms/edits'
import type { FormContext } from '@/store/forms/definition'
import { IDENTITY_LABELS, identityForm } from '@/store/forms/identity'
import { updated } from '@/store/forms/outcomes'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
import { inRouter, allRoutesQuery, routeViewQuery } from '../routers/queries'
import type { RouteValues } from './create.form'
import {
  clearedEnds,
  endErrors,
  endText,
  endsOf,
  NO_ENDS,
  resetFieldsEnds,
  toDestination,
  toTarget,
} from './ends'
import { reasonCannotEdit, scopeOf, type RouteScope } from './rules'

/**
 * Sends only a new target for default routes, because the server refuses even an unchanged name.
 */
const toBody = (
  values: RouteValues,
  route: RouterRoute | undefined,
  initial: FormContext['initial'],
) => {
  const target = toTarget(values)
  return route && scopeOf(route.kind) === 'target'
    ? { destination: route.destination, target }
    : {
        ...identityForm.changes(values, initial),
        destination: toDestination(values),
        target,
      }
}

/** Edits a route: all of it, or only the target of a default route. */
export const routeEditForm = defineEditForm<RouteValues, RouterRoute, CheckParams<'route'>>({
  name: 'routeEdit',
  edits: {
    queries: ({ params }) => [routeViewQuery(params)],
    param: 'route',
    labels: { ...IDENTITY_LABELS, destinationType: 'Destination', targetType: 'Target' },
    together: { destinationType: ['destinationValue'], targetType: ['targetValue'] },
    text: (field, values) => {
      if (field === 'destinationType')
        return endText(values.destinationType, values.destinationValue)
      return field === 'targetType' ? endText(values.targetType, values.targetValue) : undefined
    },
  },
  initial({ params, read }) {
    const route = read(routeViewQuery(params))
    return {
      ...identityForm.initial(route),
      ...(route ? endsOf(route.destination, route.target) : NO_ENDS),
    }
  },
  tidies: { destinationValue: tidyBlock },
  adjust: (_values, changed) => clearedEnds(changed),
  resetsValidation: resetFieldsEnds,
  check(values, { params, read }) {
    const all = read(allRoutesQuery(params))?.items
    return errorsOf({
      ...identityForm.check(values, all, read(routeViewQuery(params))),
      ...endErrors(values),
    })
  },
  toCommand: (values, { params, read, initial }) => ({
    endpoint: 'vpcRouterRouteUpdate',
    args: {
      path: { route: params.route },
      query: parentsOf(params.route, inRouter(params)),
      body: toBody(values, read(routeViewQuery(params)), initial),
    },
  }),
  succeeded: updated('Route', returning(projectPaths.router)),
  advice: renameAdvice('route'),
  leaveTo: returning(projectPaths.router),
})

const selectKind = (state: RootState, params: ProjectParams<'route'>) =>
  selectData(state, routeViewQuery(params))?.kind

/** The editable part of the route; `nothing` while unknown. */
export const selectRouteScope = (state: RootState, params: ProjectParams<'route'>): RouteScope => {
  const kind = selectKind(state, params)
  return kind ? scopeOf(kind) : 'nothing'
}

/** Why the route cannot be edited at all, or undefined. */
export const selectReasonCannotEdit = (state: RootState, params: ProjectParams<'route'>) => {
  const kind = selectKind(state, params)
  return kind && reasonCannotEdit(kind)
}
