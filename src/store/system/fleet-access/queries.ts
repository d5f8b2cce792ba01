import { accessQueries } from '@/store/access/queries'
import { defineQuery } from '@/store/queries/define'
import { optional } from '@/store/routing/route-query'
import { allSilosQuery } from '../silos/queries'

/** The queries of the page: the roles on the fleet, and the silos whose roles give such roles. */
export const fleetAccessQueries = [...accessQueries({ on: 'fleet' }), optional(allSilosQuery)]

/** A user, if they are of that silo. */
export const siloUserQuery = defineQuery(({ silo, user }: { silo: string; user: string }) => ({
  endpoint: 'siloUserView',
  args: { path: { userId: user }, query: { silo } },
  expect: [404],
}))
