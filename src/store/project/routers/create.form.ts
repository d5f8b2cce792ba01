import type { VpcRouter } from '@/api/schema/routers'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allRoutersQuery } from './queries'
import { checkRouter, type RouterValues } from './rules'

/** A new custom router of a VPC, over the routers of that. It has no routes yet. */
export const routerCreateForm = defineForm<RouterValues, VpcRouter, ProjectParams<'vpc'>>({
  name: 'routerCreate',
  initial: () => ({ name: '', description: '' }),
  check: (values, { params: { project, vpc }, read }) =>
    checkRouter(values, read(allRoutersQuery({ project, vpc }))?.items ?? []),
  toCommand: (body, { params: { project, vpc } }) => ({
    endpoint: 'vpcRouterCreate',
    args: { query: inVpc(project, vpc), body },
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

export const useRouterCreateField = fieldHook(routerCreateForm)
