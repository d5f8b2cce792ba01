import type { VpcRouter } from '@/api/schema/routers'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis } from '@/lib/rich-text'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { renameAdvice } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { inVpc } from '../vpcs/queries'
import { allRoutersQuery, routerViewQuery } from './queries'
import { checkRouter, type RouterValues } from './rules'

const routerOf = ({
  params: { project, vpc, router },
  read,
}: FormContext<ProjectParams<'router'>>) => read(routerViewQuery({ project, vpc, router }))

/** Renames or redescribes a router of either kind, over the routers of its VPC. */
export const routerEditForm = defineForm<RouterValues, VpcRouter, ProjectParams<'router'>>({
  name: 'routerEdit',
  isEdit: true,
  initial(context) {
    const { name = '', description = '' } = routerOf(context) ?? {}
    return { name, description }
  },
  check(values, context) {
    const { project, vpc } = context.params
    const self = routerOf(context)?.id
    const all = context.read(allRoutersQuery({ project, vpc }))?.items ?? []
    return checkRouter(
      values,
      all.filter(({ id }) => id !== self),
    )
  },
  toCommand: (body, { params: { project, vpc, router } }) => ({
    endpoint: 'vpcRouterUpdate',
    args: { path: { router }, query: parentsOf(router, inVpc(project, vpc)), body },
  }),
  succeeded: (router, _values, { params }) => ({
    toast: { content: ['Router ', emphasis(router.name), ' updated'] },
    to: projectPaths.routers(params),
    primeCache: {
      query: routerViewQuery({
        project: params.project,
        vpc: params.vpc,
        router: router.name,
      }),
      data: router,
    },
  }),
  advice: renameAdvice('router'),
  leaveTo: projectPaths.routers,
})

export const useRouterEditField = fieldHook(routerEditForm)
