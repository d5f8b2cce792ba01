import { parentsOf } from '@/lib/name-or-id'
import { identityForm } from '@/store/forms/identity'
import { identityEdit } from '@/store/forms/identity-edit'
import { errorsOf, renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allRoutersQuery, routerViewQuery } from './queries'

/** Changes the name or description of a router of either kind. */
export const routerEditForm = identityEdit<ProjectParams<'router'>>({
  name: 'routerEdit',
  kind: 'Router',
  param: 'router',
  view: routerViewQuery,
  check: (values, { params, read }) => {
    const all = read(allRoutersQuery(params))?.items
    return errorsOf(identityForm.check(values, all, read(routerViewQuery(params))))
  },
  update: ({ router, ...params }, body) => ({
    endpoint: 'vpcRouterUpdate',
    args: { path: { router }, query: parentsOf(router, inVpc(params)), body },
  }),
  to: projectPaths.routers,
  advice: renameAdvice('router'),
})
