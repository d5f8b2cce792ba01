import type { VpcRouter } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allRoutersQuery } from './queries'

/** Creates a custom router of a VPC, over the list of routers. It has no routes yet. */
export const routerCreateForm = defineForm<Identity, VpcRouter, ProjectParams<'vpc'>>({
  name: 'routerCreate',
  initial: () => identityForm.initial(),
  check: (values, { params, read }) =>
    errorsOf(identityForm.check(values, read(allRoutersQuery(params))?.items)),
  toCommand: (body, { params }) => ({
    endpoint: 'vpcRouterCreate',
    args: { query: inVpc(params), body },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: {
      content: ['Router ', emphasis(name), ' created'],
      link: { label: 'View router', to: projectPaths.router({ ...params, router: name }) },
    },
    to: projectPaths.routers(params),
  }),
  leaveTo: projectPaths.routers,
})
