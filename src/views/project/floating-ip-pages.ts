import { projectSections } from '@/store/layouts'
import {
  floatingIpListQuery,
  floatingIpViewQuery,
  instanceNamesQuery,
} from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { optional } from '@/store/queries/define'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { over, page } from '@/views/shell/route-tree'

export const routes = [
  page(
    'project/floating-ips/list',
    projectPaths.floatingIps,
    {
      crumb: projectSections.floatingIps,
      list: floatingIpListQuery,
      noun: 'floating IP',
      opens: projectPaths.floatingIp,
      queries: params => [optional(instanceNamesQuery(params)), optional(siloIpPoolsQuery)],
      screen: () => import('./floating-ips/list.screen'),
    },
    [
      over('project/floating-ips/pool', projectPaths.floatingIpPool, {
        title: 'IP pool',
        needsSearch: true,
        queries: () => [siloIpPoolsQuery],
        exists: ({ pool }, read) =>
          read(siloIpPoolsQuery)?.items.some(({ name }) => name === pool) ?? true,
        screen: () => import('./floating-ips/pool.screen'),
      }),
      over('project/floating-ips/create', projectPaths.floatingIpCreate, {
        create: 'New floating IP',
        queries: () => [optional(siloIpPoolsQuery)],
        screen: () => import('./floating-ips/create.screen'),
      }),
      over('project/floating-ips/edit', projectPaths.floatingIp, {
        title: 'Edit floating IP',
        object: floatingIpViewQuery,
        screen: () => import('./floating-ips/edit.screen'),
      }),
    ],
  ),
]
