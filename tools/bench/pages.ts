import { wholeTable as routes } from '../whole-table'
import { matchRoute, routeQueries } from '@/store/routing/match'
import { SESSION_QUERIES } from '@/store/session/queries'
import { urlOfQuery } from '../webpack/boot-plan'

export interface BenchPage {
  name: string
  path: string
  /**
   * Selector of what shows once the data has loaded: a row, or a field of a form filled with it.
   */
  content: string
  /** Whether the floor has it: it draws no charts. */
  isOnFloor: boolean
}

const PROJECT = '/projects/mock-project'
const ROW = 'main tbody tr'

export const PAGES: readonly BenchPage[] = [
  { name: 'Projects', path: '/projects', content: ROW, isOnFloor: true },
  { name: 'Instances', path: `${PROJECT}/instances`, content: ROW, isOnFloor: true },
  {
    name: 'Instance storage',
    path: `${PROJECT}/instances/db1/storage`,
    content: ROW,
    isOnFloor: true,
  },
  {
    name: 'Firewall rules',
    path: `${PROJECT}/vpcs/mock-vpc/firewall-rules`,
    content: ROW,
    isOnFloor: true,
  },
  {
    name: 'Instance create',
    path: `${PROJECT}/instances-new`,
    content: 'main form input',
    isOnFloor: true,
  },
  {
    name: 'Metrics',
    path: `${PROJECT}/instances/db1/metrics/cpu`,
    content: '.recharts-area-curve',
    isOnFloor: false,
  },
]

/** The two lists to switch between. */
export const LISTS = [`${PROJECT}/instances`, `${PROJECT}/disks`] as const

/** The API requests of each page before it shows its content, by path. */
export const pageCalls = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    PAGES.map(({ path }) => {
      const match = matchRoute(routes, path)
      const queries = [...SESSION_QUERIES, ...(match ? routeQueries(match) : [])]
      return [path, queries.map(urlOfQuery)]
    }),
  )
