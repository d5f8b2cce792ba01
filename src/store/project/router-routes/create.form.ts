import type { RouterRoute } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inRouter, allRoutesQuery } from '../routers/queries'
import {
  clearedEnds,
  endErrors,
  NO_ENDS,
  resetFieldsEnds,
  toDestination,
  toTarget,
  type EndValues,
} from './ends'

export interface RouteValues extends Identity, EndValues {}

/** Creates a route of a custom router, over the router's page. */
export const routeCreateForm = defineForm<RouteValues, RouterRoute, ProjectParams<'router'>>({
  name: 'routeCreate',
  initial: () => ({ ...identityForm.initial(), ...NO_ENDS }),
  adjust: (_values, changed) => clearedEnds(changed),
  resetsValidation: resetFieldsEnds,
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values, read(allRoutesQuery(params))?.items),
      ...endErrors(values),
    }),
  toCommand: (values, { params }) => ({
    endpoint: 'vpcRouterRouteCreate',
    args: {
      query: inRouter(params),
      body: {
        name: values.name,
        description: values.description,
        destination: toDestination(values),
        target: toTarget(values),
      },
    },
  }),
  succeeded: created('Route', projectPaths.router),
  leaveTo: projectPaths.router,
})
