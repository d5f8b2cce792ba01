import { systemPaths } from '@/store/system/paths'
import { allSledInstancesQuery, allSledsQuery } from '@/store/system/sleds/queries'
import { fleetRoleQueries } from '@/store/system/queries'
import { optional } from '@/store/queries/define'
import { page } from '@/views/shell/route-tree'

/** The check reads the members of groups. */
export { affinityOperations as operations } from '@/api/operations/affinity'

export const routes = [
  page('system/sled-drain/tab', systemPaths.sledDrain, {
    crumb: 'Drain check',
    queries: ({ sledId }) => [allSledsQuery, allSledInstancesQuery({ sledId })].map(optional),
    queriesAfter: fleetRoleQueries,
    screen: () => import('./sled-drain/tab.screen'),
  }),
]
