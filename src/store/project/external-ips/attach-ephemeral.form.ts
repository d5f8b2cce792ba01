import type { ProjectParams } from '@/store/project/paths'
import type { ExternalIp } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { poolSelector } from '@/store/silo/ip-pools/rules'

export interface EphemeralIpAttachValues {
  /** Name of the pool; empty if none is chosen. */
  pool: string
}

/**
 * Attaches an ephemeral IP from a pool to the instance `params.instance`. Users who may not see the
 * pools get one from the silo's default pool.
 */
export const ephemeralIpAttachForm = defineForm<
  EphemeralIpAttachValues,
  ExternalIp,
  ProjectParams<'instance'>
>({
  name: 'ephemeralIpAttach',
  initial: ({ read }) => ({
    pool: read(siloIpPoolsQuery)?.items.find(({ isDefault }) => isDefault)?.name ?? '',
  }),
  check: ({ pool }, { read }) =>
    errorsOf({ pool: read(siloIpPoolsQuery) && requiredError('IP pool', pool) }),
  toCommand: ({ pool }, { params: { project, instance } }) => ({
    endpoint: 'instanceEphemeralIpAttach',
    args: {
      path: { instance },
      query: { project },
      body: { poolSelector: poolSelector(pool) },
    },
  }),
  succeeded: ({ ip }) => ({ toast: { content: ['IP ', emphasis(ip), ' attached'] } }),
  failureTitle: 'Error attaching ephemeral IP',
})

export const useEphemeralIpAttachField = fieldHook(ephemeralIpAttachForm)
