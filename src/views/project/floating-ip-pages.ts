import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { floatingIpListQuery, floatingIpViewQuery } from '@/store/project/floating-ips/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { definePages } from '@/views/shell/view'

const layout = layouts.project

const FLOATING_IPS = [...PROJECT, sectionCrumb(projectSections.floatingIps)] as const

export const routes = definePages(
  {
    id: 'project/floating-ips/list',
    path: projectPaths.floatingIps.pattern,
    layout,
    crumbs: crumbs(...FLOATING_IPS),
    queries: ({ project }) => [
      floatingIpListQuery({ project }),
      optional(instanceNamesQuery({ project })),
      optional(siloIpPoolsQuery),
    ],
    palette: {
      create: { label: 'New floating IP', to: projectPaths.floatingIpCreate },
      rows: {
        list: ({ project }) => floatingIpListQuery({ project }),
        group: 'Go to floating IP',
        to: (params, floatingIp) => projectPaths.floatingIp({ ...params, floatingIp }),
      },
    },
    skeleton: {
      columns: ['name', 'description', 'IP address', 'IP pool', 'Attached to instance', ''],
    },
    screen: () => import('./floating-ips/list.screen'),
  },
  {
    id: 'project/floating-ips/create',
    path: projectPaths.floatingIpCreate.pattern,
    layout,
    parent: 'project/floating-ips/list',
    crumbs: crumbs(...FLOATING_IPS, titleCrumb('New floating IP', projectPaths.floatingIpCreate)),
    queries: () => [optional(siloIpPoolsQuery)],
    screen: () => import('./floating-ips/create.screen'),
  },
  {
    id: 'project/floating-ips/edit',
    path: projectPaths.floatingIp.pattern,
    layout,
    parent: 'project/floating-ips/list',
    crumbs: crumbs(...FLOATING_IPS, titleCrumb('Edit floating IP', projectPaths.floatingIp)),
    queries: ({ project, floatingIp }) => [floatingIpViewQuery({ project, floatingIp })],
    primeCache: ({ project, floatingIp }) => ({
      list: floatingIpListQuery({ project }),
      name: floatingIp,
      query: floatingIpViewQuery({ project, floatingIp }),
    }),
    screen: () => import('./floating-ips/edit.screen'),
  },
)
