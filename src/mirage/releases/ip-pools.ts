import type { IpRange } from '@/api/generated/types'
import { pageOfRanges } from '../routes/ip-pool-ranges'
import { servicePools } from '../rules/pool-assignment'
import type { PoolUsage } from '../rules/pool-capacity'
import { addRange, removeRange } from '../rules/pool-ranges'
import { authorizeFleet, type Role } from '../server/access'
import { fail } from '../server/errors'
import type { PageQuery } from '../server/page'
import type { GoneCall, Step } from './change'

/** Before release 17, the addresses of a pool by IP version; those of IPv6 as text. */
const oldUtilization = ({ allocated, total }: PoolUsage) => ({
  ipv4: { allocated: Number(allocated.v4), capacity: Number(total.v4) },
  ipv6: { allocated: String(allocated.v6), capacity: String(total.v6) },
})

type ServiceCall<Query, Body> = GoneCall<undefined, Query, Body>

/** The pool of the control plane's services, which has operations of its own before release 22. */
const servicePool = (call: ServiceCall<object, unknown>, need: Role) => {
  authorizeFleet(call, need)
  return servicePools(call.backendState.db)[0] ?? fail.internal()
}

const services = '/v1/system/ip-pools-service'

export const ipPoolSteps: readonly Step[] = [
  {
    release: 17,
    changes: { 'GET /v1/system/ip-pools/{pool}/utilization': { result: oldUtilization } },
  },
  {
    release: 22,
    changes: {
      'GET /v1/system/ip-pools': {
        query: (query: object) => ({ ...query, assignment: 'silos' }),
      },
      [`GET ${services}`]: {
        serve: (call: ServiceCall<object, undefined>) => servicePool(call, 'viewer'),
      },
      [`GET ${services}/ranges`]: {
        serve: (call: ServiceCall<PageQuery, undefined>) =>
          pageOfRanges(call, call.backendState.db, servicePool(call, 'viewer')),
      },
      [`POST ${services}/ranges/add`]: {
        serve: (call: ServiceCall<object, IpRange>) =>
          addRange(call.backendState, servicePool(call, 'admin'), call.body),
      },
      [`POST ${services}/ranges/remove`]: {
        serve: (call: ServiceCall<object, IpRange>) =>
          removeRange(call.backendState.db, servicePool(call, 'admin'), call.body),
      },
    },
  },
]
