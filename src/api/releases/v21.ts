import type { IpPool, IpPoolCreate, SiloIpPool } from '@/api/generated/types'
import { items, unsupported, without, type Conversions, type Parts } from './step'

interface PoolFilter {
  assignment?: string | null
  ipVersion?: string | null
  poolType?: string | null
}

/** Pools could not be assigned to the system's own services. */
const assigned = (pool: Omit<IpPool, 'assignment'>): IpPool => ({ ...pool, assignment: 'silos' })

/** Filters a page by what the older release did not filter by. */
const filtered =
  <Pool extends Partial<PoolFilter>>(read: (pool: never) => Pool) =>
  (page: { items: readonly object[] }, { query = {} }: Parts) => {
    const wanted = query as PoolFilter
    const isWanted = (pool: Pool) =>
      (['assignment', 'ipVersion', 'poolType'] as const).every(
        key => !wanted[key] || pool[key] === undefined || pool[key] === wanted[key],
      )
    const { items: pools, ...rest } = items(read)(page as { items: never[] })
    return { ...rest, items: pools.filter(isWanted) }
  }

const unfiltered = (query: PoolFilter) => without(query, 'assignment', 'ipVersion', 'poolType')

export const conversions: Conversions = {
  'GET /v1/ip-pools': { query: unfiltered, result: filtered((pool: SiloIpPool) => pool) },
  'GET /v1/system/ip-pools': { query: unfiltered, result: filtered(assigned) },
  'POST /v1/system/ip-pools': {
    body({ assignment, ...pool }: IpPoolCreate) {
      if (assignment === 'system_services') unsupported('Pools of the system’s services', 22)
      return pool
    },
    result: assigned,
  },
  'GET /v1/system/ip-pools/{pool}': { result: assigned },
  'PUT /v1/system/ip-pools/{pool}': { result: assigned },
}
