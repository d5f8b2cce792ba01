import type { RouterRoute } from '@/api/schema/routers'
import { emphasis } from '@/lib/rich-text'
import { descriptionError, freeNameError } from '@/lib/name'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inRouter } from '../routers/queries'
import {
  resetFieldsEnds,
  clearedEnds,
  endErrors,
  NO_ENDS,
  toDestination,
  toTarget,
  type EndValues,
} from './ends'
import { allRoutesQuery } from './queries'

export interface RouteValues extends EndValues {
  name: string
  description: string
}

/** A new route of a custom router, over the page of that. */
export const routeCreateForm = defineForm<RouteValues, RouterRoute, ProjectParams<'router'>>({
  name: 'routeCreate',
  initial: () => ({ name: '', description: '', ...NO_ENDS }),
  adjust: (_values, changed) => clearedEnds(changed),
  resetsValidation: resetFieldsEnds,
  check(values, { params: { project, vpc, router }, read }) {
    const others = read(allRoutesQuery({ project, vpc, router }))?.items ?? []
    return errorsOf({
      name: freeNameError('Name', values.name, others),
      description: descriptionError(values.description),
      ...endErrors(values),
    })
  },
  toCommand: (values, { params: { project, vpc, router } }) => ({
    endpoint: 'vpcRouterRouteCreate',
    args: {
      query: inRouter(project, vpc, router),
      body: {
        name: values.name,
        description: values.description,
        destination: toDestination(values),
        target: toTarget(values),
      },
    },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Route ', emphasis(name), ' created'] },
    to: projectPaths.router(params),
  }),
  leaveTo: projectPaths.router,
})

export const useRouteCreateField = fieldHook(routeCreateForm)
