import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { diskListQuery, diskSourceQueries, diskViewQuery } from '@/store/project/disks/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/view'

export const diskPages = definePages(
  ...resourcePages({
    id: 'project/disks',
    layout: layouts.project,
    crumbs: [...PROJECT, sectionCrumb(projectSections.disks)],
    noun: 'disk',
    list: {
      path: projectPaths.disks,
      query: diskListQuery,
      queries: params => [optional(instanceNamesQuery(params))],
      screen: () => import('./disks/list.screen'),
    },
    create: {
      path: projectPaths.diskCreateFrom,
      label: 'New disk',
      queries: ({ project }) => diskSourceQueries(project),
      screen: () => import('./disks/create.screen'),
    },
    view: {
      path: projectPaths.disk,
      param: 'disk',
      query: diskViewQuery,
      screen: () => import('./disks/panel.screen'),
    },
  }),
)
