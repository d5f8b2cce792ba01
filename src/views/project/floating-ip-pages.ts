import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { floatingIpListQuery, floatingIpViewQuery } from '@/store/project/floating-ips/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/view'

export const routes = definePages(
  ...resourcePages({
    id: 'project/floating-ips',
    layout: layouts.project,
    crumbs: [...PROJECT, sectionCrumb(projectSections.floatingIps)],
    noun: 'floating IP',
    list: {
      path: projectPaths.floatingIps,
      query: floatingIpListQuery,
      queries: params => [optional(instanceNamesQuery(params)), optional(siloIpPoolsQuery)],
      screen: () => import('./floating-ips/list.screen'),
    },
    create: {
      path: projectPaths.floatingIpCreate,
      label: 'New floating IP',
      queries: () => [optional(siloIpPoolsQuery)],
      screen: () => import('./floating-ips/create.screen'),
    },
    edit: {
      path: projectPaths.floatingIp,
      param: 'floatingIp',
      title: 'Edit floating IP',
      query: floatingIpViewQuery,
      screen: () => import('./floating-ips/edit.screen'),
    },
  }),
)
