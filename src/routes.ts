import { loginRoutes } from '@/views/login/routes'
import { accessRoutes } from '@/views/project/access-routes'
import { computeRoutes } from '@/views/project/compute-routes'
import { projectDialogs } from '@/views/project/dialogs'
import { networkRoutes } from '@/views/project/network-routes'
import { storageRoutes } from '@/views/project/storage-routes'
import { settingsDialogs } from '@/views/settings/dialogs'
import { settingsRoutes } from '@/views/settings/routes'
import { siloDialogs } from '@/views/silo/dialogs'
import { siloRoutes } from '@/views/silo/routes'
import { systemRoutes } from '@/views/system/routes'

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
  ...networkRoutes,
  ...accessRoutes,
  ...systemRoutes,
]

/** Every form that is asked for over a screen. */
export const dialogs = { ...siloDialogs, ...projectDialogs, ...settingsDialogs }
