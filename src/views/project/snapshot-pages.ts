import { projectSections } from '@/store/layouts'
import {
  allDisksQuery,
  diskNamesQuery,
  snapshotListQuery,
  snapshotViewQuery,
} from '@/store/project/queries'
import { projectPaths } from '@/store/project/paths'
import { optional } from '@/store/queries/define'
import { over, page } from '@/views/shell/route-tree'

export const routes = [
  page(
    'project/snapshots/list',
    projectPaths.snapshots,
    {
      crumb: projectSections.snapshots,
      list: snapshotListQuery,
      noun: 'snapshot',
      opens: projectPaths.snapshot,
      queries: params => [optional(diskNamesQuery(params))],
      screen: () => import('./snapshots/list.screen'),
    },
    [
      over('project/snapshots/create', projectPaths.snapshotCreate, {
        create: 'New snapshot',
        queries: params => [optional(allDisksQuery(params))],
        screen: () => import('./snapshots/create.screen'),
      }),
      over('project/snapshots/panel', projectPaths.snapshot, {
        object: snapshotViewQuery,
        outlivesObject: true,
        screen: () => import('./snapshots/panel.screen'),
      }),
      over('project/images/create', projectPaths.imageCreate, {
        title: 'Create image from snapshot',
        object: snapshotViewQuery,
        screen: () => import('./images/create.screen'),
      }),
    ],
  ),
]
