import { layouts } from '@/store/layouts'
import { commandDialogs } from '@/views/commands/dialogs'
import { loginRoutes } from '@/views/login/routes'
import { accessRoutes } from '@/views/project/access-routes'
import { computeRoutes } from '@/views/project/compute-routes'
import { projectDialogs } from '@/views/project/dialogs'
import { floatingIpRoutes } from '@/views/project/floating-ip-routes'
import { storageRoutes } from '@/views/project/storage-routes'
import { settingsDialogs } from '@/views/settings/dialogs'
import { settingsRoutes } from '@/views/settings/routes'
import { siloDialogs } from '@/views/silo/dialogs'
import { siloRoutes } from '@/views/silo/routes'
import { defineRoutes } from '@/views/shell/view'

/** The areas that many visits do without: their tables come when an address leads there. */
const lateTables = defineRoutes([
  {
    id: 'project/vpc-routes',
    path: '/projects/:project/vpcs{-new}{/*rest}',
    layout: layouts.project,
    table: () => import('@/views/project/vpc-routes'),
  },
  {
    id: 'system/routes',
    path: '/system{/*rest}',
    layout: layouts.system,
    table: () => import('@/views/system/routes'),
  },
])

/**
 * Every screen of the console. The first pattern that fits a path wins, so literal paths stand
 * before patterns that would swallow them.
 */
export const routes = [
  ...loginRoutes,
  ...siloRoutes,
  ...settingsRoutes,
  ...computeRoutes,
  ...storageRoutes,
  ...floatingIpRoutes,
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
