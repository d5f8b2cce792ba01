import type { IpPool, IpPoolCreate, SiloIpPool } from '@/api/generated/types'
import { SERVICE_POOL, SERVICES } from '@/lib/service-pool'
import { without } from '@/lib/without'
import { items, unsupported, type Conversions, type Parts } from './step'
import type { Steps } from './translate'
import { steps as newer } from './v22'

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

const SERVICE_CALLS = '/v1/system/ip-pools-service'

/** The pool of the services had calls of its own. */
const ofServicePool = (method: string, below: string) => ({
  to: `${method} ${SERVICE_CALLS}${below}`,
  isMoved: ({ path }: Parts) => path?.['pool'] === SERVICE_POOL,
})

const isOfServices = ({ query = {} }: Parts) => (query as PoolFilter).assignment === SERVICES

type OldPools = { items: readonly Omit<IpPool, 'assignment'>[] } | Omit<IpPool, 'assignment'>

const poolsRead = (found: OldPools, parts: Parts) =>
  'items' in found
    ? filtered(assigned)(found, parts)
    : { items: [{ ...found, assignment: SERVICES }], nextPage: null }

const unfiltered = (query: PoolFilter) => without(query, 'assignment', 'ipVersion', 'poolType')

const conversions: Conversions = {
  'GET /v1/ip-pools': { query: unfiltered, result: filtered((pool: SiloIpPool) => pool) },
  'GET /v1/system/ip-pools': {
    to: `GET ${SERVICE_CALLS}`,
    isMoved: isOfServices,
    query: (query: PoolFilter) => (query.assignment === SERVICES ? {} : unfiltered(query)),
    result: poolsRead,
  },
  'GET /v1/system/ip-pools/{pool}/ranges': ofServicePool('GET', '/ranges'),
  'POST /v1/system/ip-pools/{pool}/ranges/add': ofServicePool('POST', '/ranges/add'),
  'POST /v1/system/ip-pools/{pool}/ranges/remove': ofServicePool('POST', '/ranges/remove'),
  'POST /v1/system/ip-pools': {
    body({ assignment, ...pool }: IpPoolCreate) {
      if (assignment === SERVICES) unsupported('Pools of the system’s services', 22)
      return pool
    },
    result: assigned,
  },
  'GET /v1/system/ip-pools/{pool}': { result: assigned },
  'PUT /v1/system/ip-pools/{pool}': { result: assigned },
}

/** The steps from the newest release down to release 21, newest first. */
export const steps: Steps = [...newer, { release: 21, conversions }]
