import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { diskListQuery, diskSourceQueries, diskViewQuery } from '@/store/project/disks/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectTitleCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { definePages } from '@/views/shell/view'

const layout = layouts.project

const DISKS = [...PROJECT, sectionCrumb(projectSections.disks)] as const

export const diskPages = definePages(
  {
    id: 'project/disks/list',
    path: projectPaths.disks.pattern,
    layout,
    crumbs: crumbs(...DISKS),
    queries: ({ project }) => [
      diskListQuery({ project }),
      optional(instanceNamesQuery({ project })),
    ],
    palette: {
      create: { label: 'New disk', to: projectPaths.diskCreate },
      rows: {
        list: ({ project }) => diskListQuery({ project }),
        group: 'Go to disk',
        to: (params, disk) => projectPaths.disk({ ...params, disk }),
      },
    },
    skeleton: { columns: ['name', 'Attached to', 'size', 'state', 'created', ''] },
    screen: () => import('./disks/list.screen'),
  },
  {
    id: 'project/disks/create',
    path: projectPaths.diskCreate.pattern,
    layout,
    parent: 'project/disks/list',
    crumbs: crumbs(...DISKS, titleCrumb('New disk', projectPaths.diskCreate)),
    queries: ({ project }) => diskSourceQueries(project),
    screen: () => import('./disks/create.screen'),
  },
  {
    id: 'project/disks/panel',
    path: projectPaths.disk.pattern,
    layout,
    parent: 'project/disks/list',
    crumbs: crumbs(...DISKS, objectTitleCrumb('disk', projectPaths.disk)),
    queries: ({ project, disk }) => [diskViewQuery({ project, disk })],
    primeCache: ({ project, disk }) => ({
      list: diskListQuery({ project }),
      name: disk,
      query: diskViewQuery({ project, disk }),
    }),
    screen: () => import('./disks/panel.screen'),
  },
)
