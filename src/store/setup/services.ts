import type { Ports } from '@/app/ports'
import type { RouteTable } from '@/store/routing/route'

/** What thunks, the base query and sagas are given besides the store. */
export interface Surroundings {
  ports: Ports
  /** Where the API is and how to speak to it; an empty host is the page's own. */
  api: { host: string; token: string | null }
  routes: RouteTable
}
