import type { ExternalIp, FloatingIp, PoolSelector } from '@/api/generated/types'
import { supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { ProjectParams } from '@/store/project/paths'
import {
  emptyPoolError,
  emptyPoolRefusal,
  onlyDefault,
  poolSelector,
} from '@/store/silo/ip-pools/rules'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { externalIpsQuery, networkInterfacesQuery } from '../queries'
import { attachAdvice, openPools, openVersions } from './rules'

export interface FloatingIpAttachValues {
  /** Id of the floating IP; empty if none is chosen. */
  floatingIp: string
}

/** Attaches a free floating IP of the project to the instance with the id `params.instanceId`. */
export const floatingIpAttachForm = defineForm<
  FloatingIpAttachValues,
  FloatingIp,
  { instanceId: string }
>({
  name: 'floatingIpAttach',
  initial: () => ({ floatingIp: '' }),
  check: ({ floatingIp }) => errorsOf({ floatingIp: requiredError('Floating IP', floatingIp) }),
  toCommand: ({ floatingIp }, { params: { instanceId } }) => ({
    endpoint: 'floatingIpAttach',
    args: { path: { floatingIp }, body: { kind: 'instance', parent: instanceId } },
  }),
  succeeded: ({ name }) => ({ toast: { content: ['IP ', emphasis(name), ' attached'] } }),
  advice: attachAdvice,
  failureTitle: 'Could not attach floating IP',
})

export interface EphemeralIpAttachValues {
  /** Name of the pool; empty if none is chosen. */
  pool: string
}

/** `version` is the IP version that an address is wanted of; absent for any. */
type Params = ProjectParams<'instance'> & { version?: IpVersion }

type InstanceContext = FormContext<Params>

const factsOf = ({ params, read, release }: InstanceContext) => ({
  ips: read(externalIpsQuery(params))?.items ?? [],
  interfaces: read(networkInterfacesQuery(params))?.items,
  pools: read(siloIpPoolsQuery)?.items,
  release,
  only: params.version,
})

/** The pools to choose from; undefined if the user may not see them. */
const poolsOf = (context: InstanceContext) => openPools(factsOf(context))

/** Without a pool, the version matters if only one is open. */
const selectorOf = (pool: string, context: InstanceContext): PoolSelector => {
  const [version, other] = openVersions(factsOf(context))
  const isOneOf = supports(context.release, 'dualStack') && version && !other
  return !pool && isOneOf ? { type: 'auto', ipVersion: version } : poolSelector(pool)
}

/**
 * Attaches an ephemeral IP from a pool to the instance `params.instance`. Users who may not see the
 * pools get one from the silo's default pool.
 */
export const ephemeralIpAttachForm = defineForm<EphemeralIpAttachValues, ExternalIp, Params>({
  name: 'ephemeralIpAttach',
  initial: context => ({ pool: onlyDefault(poolsOf(context) ?? [])?.name ?? '' }),
  check: ({ pool }, context) =>
    errorsOf({
      pool:
        poolsOf(context) && (requiredError('IP pool', pool) ?? emptyPoolError(context.read, pool)),
    }),
  toCommand({ pool }, context) {
    const { project, instance } = context.params
    return {
      endpoint: 'instanceEphemeralIpAttach',
      args: {
        path: { instance },
        query: { project },
        body: { poolSelector: selectorOf(pool, context) },
      },
    }
  },
  succeeded: ({ ip }) => ({ toast: { content: ['IP ', emphasis(ip), ' attached'] } }),
  fieldErrors: (error, { pool }, context) => ({
    pool: emptyPoolRefusal(error, pool, { pools: poolsOf(context) }),
  }),
  advice: attachAdvice,
  failureTitle: 'Could not attach ephemeral IP',
})
