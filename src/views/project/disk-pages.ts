import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { diskListQuery, diskSourceQueries, diskViewQuery } from '@/store/project/disks/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { imageByIdQuery } from '@/store/project/images/queries'
import { snapshotByIdQuery } from '@/store/project/snapshots/queries'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/route-tree'

const DISKS = [...PROJECT, sectionCrumb(projectSections.disks)] as const

export const diskPages = definePages(
  {
    id: 'project/disks/image',
    path: projectPaths.diskImage.pattern,
    layout: layouts.project,
    parent: 'project/disks/list',
    needsSearch: true,
    outlivesObject: true,
    crumbs: crumbs(...DISKS, titleCrumb('Image', projectPaths.diskImage)),
    queries: ({ image = '' }) => [imageByIdQuery({ image })],
    screen: () => import('./disks/image.screen'),
  },
  {
    id: 'project/disks/snapshot',
    path: projectPaths.diskSnapshot.pattern,
    layout: layouts.project,
    parent: 'project/disks/list',
    needsSearch: true,
    outlivesObject: true,
    crumbs: crumbs(...DISKS, titleCrumb('Snapshot', projectPaths.diskSnapshot)),
    queries: ({ snapshot = '' }) => [snapshotByIdQuery({ snapshot })],
    screen: () => import('./disks/snapshot.screen'),
  },
  ...resourcePages({
    id: 'project/disks',
    layout: layouts.project,
    crumbs: DISKS,
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
