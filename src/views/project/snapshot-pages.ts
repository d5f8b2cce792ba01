import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { allDisksQuery, diskNamesQuery } from '@/store/project/disks/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotListQuery, snapshotViewQuery } from '@/store/project/snapshots/queries'
import { crumbs, objectTitleCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { definePages } from '@/views/shell/view'

const layout = layouts.project

const SNAPSHOTS = [...PROJECT, sectionCrumb(projectSections.snapshots)] as const

export const routes = definePages([
  {
    id: 'project/snapshots/list',
    path: projectPaths.snapshots.pattern,
    layout,
    crumbs: crumbs(...SNAPSHOTS),
    queries: ({ project = '' }) => [snapshotListQuery(project), optional(diskNamesQuery(project))],
    palette: {
      create: { label: 'New snapshot', to: projectPaths.snapshotCreate },
      rows: {
        list: ({ project = '' }) => snapshotListQuery(project),
        group: 'Go to snapshot',
        to: (params, snapshot) => projectPaths.snapshot({ ...params, snapshot }),
      },
    },
    skeleton: { columns: ['name', 'description', 'disk', 'state', 'size', 'created', ''] },
    screen: () => import('./snapshots/list.screen'),
  },
  {
    id: 'project/snapshots/create',
    path: projectPaths.snapshotCreate.pattern,
    layout,
    parent: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, titleCrumb('New snapshot', projectPaths.snapshotCreate)),
    queries: ({ project = '' }) => [allDisksQuery(project)],
    screen: () => import('./snapshots/create.screen'),
  },
  {
    id: 'project/snapshots/panel',
    path: projectPaths.snapshot.pattern,
    layout,
    parent: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, objectTitleCrumb('snapshot', projectPaths.snapshot)),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    primeCache: ({ project = '', snapshot = '' }) => ({
      list: snapshotListQuery(project),
      name: snapshot,
      query: snapshotViewQuery(project, snapshot),
    }),
    screen: () => import('./snapshots/panel.screen'),
  },
  {
    id: 'project/images/create',
    path: projectPaths.imageCreate.pattern,
    layout,
    parent: 'project/snapshots/list',
    crumbs: crumbs(
      ...SNAPSHOTS,
      titleCrumb('Create image from snapshot', projectPaths.imageCreate),
    ),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    primeCache: ({ project = '', snapshot = '' }) => ({
      list: snapshotListQuery(project),
      name: snapshot,
      query: snapshotViewQuery(project, snapshot),
    }),
    screen: () => import('./images/create.screen'),
  },
])
