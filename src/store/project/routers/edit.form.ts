import type { VpcRouter } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../queries'
import { allRoutersQuery, routerViewQuery } from './queries'

/** Edits the name or description of a router of either kind, over the routers of its VPC. */
export const routerEditForm = defineEditForm<Identity, VpcRouter, ProjectParams<'router'>>({
  name: 'routerEdit',
  edits: {
    queries: ({ params }) => [routerViewQuery(params)],
    param: 'router',
    labels: IDENTITY_LABELS,
  },
  initial: ({ params, read }) => identityForm.initial(read(routerViewQuery(params))),
  check: (values, { params, read }) => {
    const all = read(allRoutersQuery(params))?.items
    return errorsOf(identityForm.check(values, all, read(routerViewQuery(params))))
  },
  toCommand: (values, { params, initial }) => ({
    endpoint: 'vpcRouterUpdate',
    args: {
      path: { router: params.router },
      query: parentsOf(params.router, inVpc(params)),
      body: identityForm.changes(values, initial),
    },
  }),
  succeeded: (router, _values, { params }) => ({
    toast: { content: ['Router ', emphasis(router.name), ' updated'] },
    to: projectPaths.routers(params),
    primeCache: { query: routerViewQuery({ ...params, router: router.name }), data: router },
  }),
  advice: renameAdvice('router'),
  leaveTo: projectPaths.routers,
})
