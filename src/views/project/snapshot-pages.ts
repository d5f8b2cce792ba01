import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { allDisksQuery, diskNamesQuery } from '@/store/project/disks/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotListQuery, snapshotViewQuery } from '@/store/project/snapshots/queries'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/route-tree'

const layout = layouts.project

const SNAPSHOTS = [...PROJECT, sectionCrumb(projectSections.snapshots)] as const

export const routes = definePages(
  ...resourcePages({
    id: 'project/snapshots',
    layout,
    crumbs: SNAPSHOTS,
    noun: 'snapshot',
    list: {
      path: projectPaths.snapshots,
      query: snapshotListQuery,
      queries: params => [optional(diskNamesQuery(params))],
      screen: () => import('./snapshots/list.screen'),
    },
    create: {
      path: projectPaths.snapshotCreate,
      label: 'New snapshot',
      queries: params => [allDisksQuery(params)],
      screen: () => import('./snapshots/create.screen'),
    },
    view: {
      path: projectPaths.snapshot,
      param: 'snapshot',
      query: snapshotViewQuery,
      screen: () => import('./snapshots/panel.screen'),
    },
  }),
  {
    id: 'project/images/create',
    path: projectPaths.imageCreate.pattern,
    layout,
    parent: 'project/snapshots/list',
    crumbs: crumbs(
      ...SNAPSHOTS,
      titleCrumb('Create image from snapshot', projectPaths.imageCreate),
    ),
    queries: ({ project, snapshot }) => [snapshotViewQuery({ project, snapshot })],
    primeCache: ({ project, snapshot }) => ({
      list: snapshotListQuery({ project }),
      name: snapshot,
      query: snapshotViewQuery({ project, snapshot }),
    }),
    screen: () => import('./images/create.screen'),
  },
)
