import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import {
  externalSubnetListQuery,
  externalSubnetViewQuery,
} from '@/store/project/external-subnets/queries'
import type { ExternalSubnetForms } from '@/store/project/forms'
import { allInstancesQuery, instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloSubnetPoolsQuery } from '@/store/silo/subnet-pools/queries'
import { resourcePages } from '@/views/shared/resource-pages'
import { defineDialogs, definePages } from '@/views/shell/route-tree'

export { externalSubnetOperations as operations } from '@/store/project/external-subnets/operations'

export const dialogs = defineDialogs<ExternalSubnetForms>({
  externalSubnetAttachTo: {
    queries: params => [allInstancesQuery(params)],
    load: () => import('./external-subnets/attach-to.dialog'),
  },
})

export const routes = definePages(
  ...resourcePages({
    id: 'project/external-subnets',
    layout: layouts.project,
    needs: 'externalSubnets',
    crumbs: [...PROJECT, sectionCrumb(projectSections.externalSubnets)],
    noun: 'external subnet',
    list: {
      path: projectPaths.externalSubnets,
      query: externalSubnetListQuery,
      queries: params => [optional(instanceNamesQuery(params)), optional(siloSubnetPoolsQuery)],
      screen: () => import('./external-subnets/list.screen'),
    },
    create: {
      path: projectPaths.externalSubnetCreate,
      label: 'New external subnet',
      queries: () => [optional(siloSubnetPoolsQuery)],
      screen: () => import('./external-subnets/create.screen'),
    },
    edit: {
      path: projectPaths.externalSubnet,
      param: 'externalSubnet',
      title: 'Edit external subnet',
      query: externalSubnetViewQuery,
      screen: () => import('./external-subnets/edit.screen'),
    },
  }),
)
