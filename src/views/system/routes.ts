import { inventoryRoutes } from './inventory-routes'
import { ipPoolRoutes } from './ip-pool-routes'
import { overviewRoutes } from './overview-routes'
import { siloRoutes } from './silo-routes'

export { systemOperations as operations } from '@/store/system/operations'
export { systemDialogs as dialogs } from './dialogs'

export const routes = [...siloRoutes, ...overviewRoutes, ...inventoryRoutes, ...ipPoolRoutes]
