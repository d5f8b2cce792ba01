import { optional } from '@/store/routing/route-query'
import { allGatewaysQuery } from '../gateways/queries'
import { allInstancesQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import type { ProjectParams } from '../paths'
import { allRoutersQuery } from '../routers/queries'

/** The first queries of a VPC's diagram. If one of them fails, it shows the rest. */
export const topologyQueries = (params: ProjectParams<'vpc'>) =>
  [
    allSubnetsQuery(params),
    allRoutersQuery(params),
    allGatewaysQuery(params),
    allInstancesQuery(params),
  ].map(optional)
