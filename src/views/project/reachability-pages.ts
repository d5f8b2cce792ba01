import { externalSubnetOperations } from '@/api/operations/external'
import { vpcOperations } from '@/api/operations/vpc'
import { layouts } from '@/store/layouts'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import {
  externalIpsQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '@/store/project/queries'
import { reachabilityPaths } from '@/store/project/reachability-paths'
import { optional } from '@/store/queries/define'
import { area, page } from '@/views/shell/route-tree'

/** Those of all that decides whether an instance can be reached. */
export const operations = { ...externalSubnetOperations, ...vpcOperations }

export const routes = [
  area<ProjectParams<'instance'>>(
    {
      layout: layouts.project,
      crumb: ({ instance }) => instance,
      to: projectPaths.instanceStorage,
    },
    [
      page('project/reachability/page', reachabilityPaths.check, {
        crumb: 'Reachability',
        heading: 'Reachability',
        queries: params => [
          instanceViewQuery(params),
          optional(networkInterfacesQuery(params)),
          optional(externalIpsQuery(params)),
        ],
        screen: () => import('./reachability/page.screen'),
      }),
    ],
  ),
]
