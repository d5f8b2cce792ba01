import type { RouterRoute } from '@/api/schema/routers'
import { descriptionError, freeNameError } from '@/lib/name'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inRouter } from '../routers/queries'
import type { RouteValues } from './create.form'
import {
  resetFieldsEnds,
  clearedEnds,
  endErrors,
  endsOf,
  NO_ENDS,
  toDestination,
  toTarget,
} from './ends'
import { allRoutesQuery, routeViewQuery } from './queries'
import { scopeOf } from './rules'

const routeOf = ({
  params,
  read,
}: FormContext<ProjectParams<'route'>>): RouterRoute | undefined => {
  const { project, vpc, router, route } = params
  return read(routeViewQuery({ project, vpc, router, route }))
}

/** Of a default route only the target is sent: the server refuses even unchanged words. */
const toBody = (values: RouteValues, route: RouterRoute | undefined) => {
  const { name, description } = values
  const target = toTarget(values)
  return route && scopeOf(route.kind) === 'target'
    ? { destination: route.destination, target }
    : { name, description, destination: toDestination(values), target }
}

/** Changes a route of `params.router`: all of it, or the target alone where it is a default one. */
export const routeEditForm = defineForm<RouteValues, RouterRoute, ProjectParams<'route'>>({
  name: 'routeEdit',
  isEdit: true,
  initial(context) {
    const route = routeOf(context)
    return {
      name: route?.name ?? '',
      description: route?.description ?? '',
      ...(route ? endsOf(route.destination, route.target) : NO_ENDS),
    }
  },
  adjust: (_values, changed) => clearedEnds(changed),
  resetsValidation: resetFieldsEnds,
  check(values, context) {
    const { project, vpc, router } = context.params
    const self = routeOf(context)?.id
    const all = context.read(allRoutesQuery({ project, vpc, router }))?.items ?? []
    const others = all.filter(({ id }) => id !== self)
    return errorsOf({
      name: freeNameError('Name', values.name, others),
      description: descriptionError(values.description),
      ...endErrors(values),
    })
  },
  toCommand(values, context) {
    const { project, vpc, router, route } = context.params
    return {
      endpoint: 'vpcRouterRouteUpdate',
      args: {
        path: { route },
        query: parentsOf(route, inRouter(project, vpc, router)),
        body: toBody(values, routeOf(context)),
      },
    }
  },
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Route ', emphasis(name), ' updated'] },
    to: projectPaths.router(params),
  }),
  advice: renameAdvice('route'),
  leaveTo: projectPaths.router,
})

export const useRouteEditField = fieldHook(routeEditForm)
