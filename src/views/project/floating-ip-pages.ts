import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { floatingIpListQuery, floatingIpViewQuery } from '@/store/project/floating-ips/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/route-tree'

const FLOATING_IPS = [...PROJECT, sectionCrumb(projectSections.floatingIps)] as const

export const routes = definePages(
  {
    id: 'project/floating-ips/pool',
    path: projectPaths.floatingIpPool.pattern,
    layout: layouts.project,
    parent: 'project/floating-ips/list',
    needsSearch: true,
    crumbs: crumbs(...FLOATING_IPS, titleCrumb('IP pool', projectPaths.floatingIpPool)),
    queries: () => [siloIpPoolsQuery],
    exists: ({ pool }, read) =>
      read(siloIpPoolsQuery)?.items.some(({ name }) => name === pool) ?? true,
    screen: () => import('./floating-ips/pool.screen'),
  },
  ...resourcePages({
    id: 'project/floating-ips',
    layout: layouts.project,
    crumbs: FLOATING_IPS,
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
