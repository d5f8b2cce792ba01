import { layouts, projectSections } from '@/store/layouts'
import {
  allDisksQuery,
  diskListQuery,
  diskNamesQuery,
  diskSourceQueries,
  diskViewQuery,
} from '@/store/project/disks/queries'
import { projectImageListQuery, projectImageViewQuery } from '@/store/project/images/queries'
import { instanceNamesQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { snapshotListQuery, snapshotViewQuery } from '@/store/project/snapshots/queries'
import { crumbs, objectTitleCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { bearFailure } from '@/store/routing/route'
import { defineRoutes } from '@/views/shell/view'
import { PROJECT } from '@/store/project/crumbs'

const layout = layouts.project

const DISKS = [...PROJECT, sectionCrumb(projectSections.disks)] as const
const SNAPSHOTS = [...PROJECT, sectionCrumb(projectSections.snapshots)] as const
const IMAGES = [...PROJECT, sectionCrumb(projectSections.images)] as const

export const storageRoutes = defineRoutes([
  {
    id: 'project/disks/list',
    path: projectPaths.disks.pattern,
    layout,
    crumbs: crumbs(...DISKS),
    queries: ({ project = '' }) => [
      diskListQuery(project),
      bearFailure(instanceNamesQuery(project)),
    ],
    palette: {
      create: { label: 'New disk', to: projectPaths.diskCreate },
      rows: {
        list: ({ project = '' }) => diskListQuery(project),
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
    over: 'project/disks/list',
    crumbs: crumbs(...DISKS, titleCrumb('New disk', projectPaths.diskCreate)),
    queries: ({ project = '' }) => diskSourceQueries(project),
    screen: () => import('./disks/create.screen'),
  },
  {
    id: 'project/disks/panel',
    path: projectPaths.disk.pattern,
    layout,
    over: 'project/disks/list',
    crumbs: crumbs(...DISKS, objectTitleCrumb('disk', projectPaths.disk)),
    queries: ({ project = '', disk = '' }) => [diskViewQuery(project, disk)],
    row: ({ project = '', disk = '' }) => ({
      list: diskListQuery(project),
      name: disk,
      query: diskViewQuery(project, disk),
    }),
    screen: () => import('./disks/panel.screen'),
  },
  {
    id: 'project/snapshots/list',
    path: projectPaths.snapshots.pattern,
    layout,
    crumbs: crumbs(...SNAPSHOTS),
    queries: ({ project = '' }) => [
      snapshotListQuery(project),
      bearFailure(diskNamesQuery(project)),
    ],
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
    over: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, titleCrumb('New snapshot', projectPaths.snapshotCreate)),
    queries: ({ project = '' }) => [allDisksQuery(project)],
    screen: () => import('./snapshots/create.screen'),
  },
  {
    id: 'project/snapshots/panel',
    path: projectPaths.snapshot.pattern,
    layout,
    over: 'project/snapshots/list',
    crumbs: crumbs(...SNAPSHOTS, objectTitleCrumb('snapshot', projectPaths.snapshot)),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    row: ({ project = '', snapshot = '' }) => ({
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
    over: 'project/snapshots/list',
    crumbs: crumbs(
      ...SNAPSHOTS,
      titleCrumb('Create image from snapshot', projectPaths.imageCreate),
    ),
    queries: ({ project = '', snapshot = '' }) => [snapshotViewQuery(project, snapshot)],
    row: ({ project = '', snapshot = '' }) => ({
      list: snapshotListQuery(project),
      name: snapshot,
      query: snapshotViewQuery(project, snapshot),
    }),
    screen: () => import('./images/create.screen'),
  },
  {
    id: 'project/images/list',
    path: projectPaths.images.pattern,
    layout,
    crumbs: crumbs(...IMAGES),
    queries: ({ project = '' }) => [projectImageListQuery(project)],
    palette: {
      create: { label: 'Upload image', to: projectPaths.imageUpload },
      rows: {
        list: ({ project = '' }) => projectImageListQuery(project),
        group: 'Go to image',
        to: (params, image) => projectPaths.image({ ...params, image }),
      },
    },
    skeleton: {
      heading: () => 'Project images',
      columns: ['name', 'description', 'OS', 'version', 'size', 'created', ''],
    },
    screen: () => import('./images/list.screen'),
  },
  {
    id: 'project/images/panel',
    path: projectPaths.image.pattern,
    layout,
    over: 'project/images/list',
    crumbs: crumbs(...IMAGES, titleCrumb('Edit image', projectPaths.image)),
    queries: ({ project = '', image = '' }) => [projectImageViewQuery(project, image)],
    row: ({ project = '', image = '' }) => ({
      list: projectImageListQuery(project),
      name: image,
      query: projectImageViewQuery(project, image),
    }),
    screen: () => import('./images/panel.screen'),
  },
  {
    id: 'project/image-upload/form',
    path: projectPaths.imageUpload.pattern,
    layout,
    over: 'project/images/list',
    crumbs: crumbs(...IMAGES, titleCrumb('Upload image', projectPaths.imageUpload)),
    screen: () => import('./image-upload/form.screen'),
  },
])
