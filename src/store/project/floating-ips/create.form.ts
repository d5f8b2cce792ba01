import type { AddressAllocator, FloatingIp } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import { ipError } from '@/lib/ip'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import {
  emptyPoolError,
  emptyPoolRefusal,
  onlyDefault,
  poolSelector,
  unicastPools,
} from '@/store/silo/ip-pools/rules'
import type { ProjectForms } from '../forms'
import { floatingIpCollected } from '../instance-create/events'
import { projectPaths } from '../paths'
import { createAdvice } from './rules'

export interface FloatingIpCreateValues extends Identity {
  /** Whether the server chooses the address from a pool. */
  source: 'pool' | 'given'
  /** Name of the pool; empty for the default pool. */
  pool: string
  /** The given address. */
  ip: string
}

/** What the server is to give: an address from a pool, or this very one. */
const allocatorOf = (
  { source, pool, ip }: Pick<FloatingIpCreateValues, 'source' | 'pool' | 'ip'>,
  release: Release,
): AddressAllocator => {
  if (source === 'pool') return { type: 'auto', poolSelector: poolSelector(pool) }
  // Before IP versions, a given address was looked for in one pool only: this, or the default one.
  const isNamed = pool !== '' && !supports(release, 'siloPoolVersions')
  return { type: 'explicit', ip, ...(isNamed && { pool }) }
}

/**
 * The pools to choose from, one of which must be chosen: where there are IP versions, there can be
 * several default pools. Undefined if none needs to be.
 */
const poolsOf = ({ read, release }: Pick<FormContext, 'read' | 'release'>) => {
  if (!supports(release, 'siloPoolVersions')) return undefined
  const pools = read(siloIpPoolsQuery)?.items
  return pools && unicastPools(pools)
}

/** Creates a floating IP. If `params.mode` is `collect`, a new instance gets it as well. */
export const floatingIpCreateForm = defineForm<
  FloatingIpCreateValues,
  FloatingIp,
  ProjectForms['floatingIpCreate']
>({
  name: 'floatingIpCreate',
  initial: context => ({
    ...identityForm.initial(),
    source: 'pool',
    pool: onlyDefault(poolsOf(context) ?? [])?.name ?? '',
    ip: '',
  }),
  check: ({ source, pool, ip, ...identity }, context) =>
    errorsOf({
      ...identityForm.check(identity),
      pool:
        source === 'pool'
          ? ((poolsOf(context) && requiredError('IP pool', pool)) ??
            emptyPoolError(context.read, pool))
          : undefined,
      ip: source === 'given' ? (requiredError('IP address', ip) ?? ipError(ip)) : undefined,
    }),
  toCommand: ({ source, pool, ip, ...identity }, { params: { project }, release }) => ({
    endpoint: 'floatingIpCreate',
    args: {
      query: { project },
      body: { ...identity, addressAllocator: allocatorOf({ source, pool, ip }, release) },
    },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Floating IP ', emphasis(name), ' created'] },
    ...(params.mode === 'collect'
      ? { followUps: [floatingIpCollected(name)] }
      : { to: projectPaths.floatingIps(params) }),
  }),
  fieldErrors: (error, { source, pool }, context) => ({
    pool:
      source === 'pool'
        ? emptyPoolRefusal(error, pool, {
            pools: poolsOf(context) ?? context.read(siloIpPoolsQuery)?.items,
          })
        : undefined,
  }),
  advice: createAdvice,
  leaveTo: params => (params.mode ? undefined : projectPaths.floatingIps(params)),
})
