import { optional } from '@/store/routing/route-query'
import { allGatewaysQuery } from '../gateways/queries'
import { allInstancesQuery } from '../instances/queries'
import { allRoutersQuery } from '../routers/queries'
import { allSubnetsQuery } from '../subnets/queries'

/** What the picture of a VPC begins with. It shows the rest where one of these fails. */
export const topologyQueries = (project: string, vpc: string) =>
  [
    allSubnetsQuery({ project, vpc }),
    allRoutersQuery({ project, vpc }),
    allGatewaysQuery({ project, vpc }),
    allInstancesQuery({ project }),
  ].map(optional)
