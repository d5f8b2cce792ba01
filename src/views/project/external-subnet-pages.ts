import { projectSections } from '@/store/layouts'
import {
  externalSubnetListQuery,
  externalSubnetViewQuery,
  siloSubnetPoolsQuery,
} from '@/store/project/external-subnets/queries'
import type { ExternalSubnetForms } from '@/store/project/forms'
import { allInstancesQuery, instanceNamesQuery } from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { optional } from '@/store/queries/define'
import { defineDialogs, over, page } from '@/views/shell/route-tree'

export { externalSubnetOperations as operations } from '@/api/operations/external'

export const dialogs = defineDialogs<ExternalSubnetForms>({
  externalSubnetAttachTo: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('./external-subnets/attach-to.dialog'),
  },
})

export const routes = [
  page(
    'project/external-subnets/list',
    projectPaths.externalSubnets,
    {
      crumb: projectSections.externalSubnets,
      list: externalSubnetListQuery,
      noun: 'external subnet',
      opens: projectPaths.externalSubnet,
      queries: params => [optional(instanceNamesQuery(params)), optional(siloSubnetPoolsQuery)],
      screen: () => import('./external-subnets/list.screen'),
    },
    [
      over('project/external-subnets/create', projectPaths.externalSubnetCreate, {
        create: 'New external subnet',
        queries: () => [optional(siloSubnetPoolsQuery)],
        screen: () => import('./external-subnets/create.screen'),
      }),
      over('project/external-subnets/edit', projectPaths.externalSubnet, {
        title: 'Edit external subnet',
        object: externalSubnetViewQuery,
        screen: () => import('./external-subnets/edit.screen'),
      }),
    ],
  ),
]
