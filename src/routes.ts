import { layouts } from '@/store/layouts'
import { commandDialogs } from '@/views/commands/dialogs'
import { loginRoutes } from '@/views/login/routes'
import { accessRoutes } from '@/views/project/access-routes'
import { computeRoutes } from '@/views/project/compute-routes'
import { diskRoutes } from '@/views/project/disk-routes'
import { projectDialogs } from '@/views/project/dialogs'
import { settingsDialogs } from '@/views/settings/dialogs'
import { siloDialogs } from '@/views/silo/dialogs'
import { siloRoutes } from '@/views/silo/routes'
import { defineRoutes } from '@/views/shell/view'

/** The areas that many visits do without: their tables come when an address leads there. */
const lateTables = defineRoutes([
  {
    id: 'project/affinity-routes',
    path: '/projects/:project/affinity{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/affinity-routes'),
  },
  {
    id: 'project/image-routes',
    path: '/projects/:project/images{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/image-routes'),
  },
  {
    id: 'project/instance-routes',
    path: '/projects/:project/instances/:instance{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/instance-routes'),
  },
  {
    id: 'project/snapshot-routes',
    path: '/projects/:project/snapshots{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/snapshot-routes'),
  },
  {
    id: 'project/floating-ip-routes',
    path: '/projects/:project/floating-ips{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/floating-ip-routes'),
  },
  {
    id: 'project/vpc-routes',
    path: '/projects/:project/vpcs{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/vpc-routes'),
  },
  {
    id: 'silo/image-routes',
    path: '/images{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/image-routes'),
  },
  {
    id: 'silo/lookup-routes',
    path: '/lookup{/*rest}',
    layout: layouts.silo,
    table: () => import('@/views/silo/lookup-routes'),
  },
  {
    id: 'settings/routes',
    path: '/settings{/*rest}',
    layout: layouts.settings,
    table: () => import('@/views/settings/routes'),
  },
  {
    id: 'system/routes',
    path: '/system{/*rest}',
    layout: layouts.system,
    table: () => import('@/views/system/routes'),
  },
  {
    id: 'replay/routes',
    path: '/replay',
    layout: layouts.public,
    table: () => import('@/views/replay/routes'),
  },
])

/**
 * Every screen of the console. The first pattern that fits a path wins, so literal paths stand
 * before patterns that would swallow them.
 */
export const routes = [
  ...loginRoutes,
  ...siloRoutes,
  ...computeRoutes,
  ...diskRoutes,
  ...accessRoutes,
  ...lateTables,
]

/** The forms that are asked for over a screen, but for those of late tables. */
export const dialogs = {
  ...siloDialogs,
  ...projectDialogs,
  ...settingsDialogs,
  ...commandDialogs,
}
