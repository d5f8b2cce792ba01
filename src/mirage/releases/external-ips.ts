import type { ExternalIp, PoolSelector } from '@/api/generated/types'
import { createFloatingIp } from '../rules/new-floating-ips'
import { choosePool } from '../rules/pool-choice'
import { lookup } from '../server/lookup'
import type { GoneCall, Step } from './change'

type OldPool = string | null | undefined

/** A pool by name or ID, or else a default of the silo. */
const newSelector = (pool: OldPool) =>
  pool
    ? ({ type: 'explicit', pool } as const)
    : ({ type: 'auto', ipVersion: null } as const satisfies PoolSelector)

/** An external IP of a new instance, as before release 18. */
export type OldExternalIpCreate =
  { type: 'ephemeral'; pool?: OldPool } | { type: 'floating'; floatingIp: string }

export const newExternalIpCreate = (address: OldExternalIpCreate) =>
  address.type === 'ephemeral'
    ? { type: 'ephemeral', poolSelector: newSelector(address.pool) }
    : address

interface OldFloatingIpCreate {
  readonly name: string
  readonly description: string
  readonly ip?: string | null | undefined
  readonly pool?: OldPool
}

/** Before release 18, an address is one of the requested pool. */
const createOldFloatingIp = (
  call: GoneCall<undefined, { project: string }, OldFloatingIpCreate>,
) => {
  const { ip, pool, ...spec } = call.body
  const project = lookup.project(call, call.query.project, 'collaborator')
  const { id: ipPoolId } = choosePool(call, newSelector(pool))
  return createFloatingIp(call.backendState, project, { ...spec, ipPoolId, ip: ip ?? null })
}

export const externalIpSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      'GET /v1/instances/{instance}/external-ips': {
        result: ({ items, ...page }: { items: readonly ExternalIp[] }) => ({
          ...page,
          items: items.filter(({ kind }) => kind !== 'snat'),
        }),
      },
    },
  },
  {
    release: 18,
    changes: {
      'POST /v1/instances/{instance}/external-ips/ephemeral': {
        body: ({ pool }: { pool?: OldPool }) => ({ poolSelector: newSelector(pool) }),
      },
      'POST /v1/floating-ips': { serve: createOldFloatingIp },
      'POST /experimental/v1/probes': {
        body: ({ ipPool, ...probe }: { ipPool?: OldPool }) => ({
          ...probe,
          poolSelector: newSelector(ipPool),
        }),
      },
    },
  },
]
