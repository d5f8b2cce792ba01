import type { RouterRoute } from '@/api/generated/types'
import { tidyBlock } from '@/lib/ip-block'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
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
export const routeCreateForm = defineForm<RouteValues, RouterRoute, CheckParams<'routeCreate'>>({
  name: 'routeCreate',
  initial: ({ params: { destination, gateway } }) => ({
    ...identityForm.initial(),
    ...NO_ENDS,
    ...(destination && { destinationType: 'ip_net', destinationValue: destination }),
    ...(gateway && { targetType: 'internet_gateway', targetValue: gateway }),
  }),
  tidies: { destinationValue: tidyBlock },
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
  succeeded: created('Route', returning(projectPaths.router)),
  leaveTo: returning(projectPaths.router),
})
