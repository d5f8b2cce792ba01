import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'

export interface PoolLinkValues {
  /** Name; empty while none is chosen. */
  pool: string
}

/** Lets the users of the silo `params.silo` take addresses from a pool. */
export const siloIpPoolLinkForm = defineForm<PoolLinkValues, IpPoolSiloLink>({
  name: 'siloIpPoolLink',
  initial: () => ({ pool: '' }),
  check: ({ pool }) => errorsOf({ pool: requiredError('IP pool', pool) }),
  toCommand: ({ pool }, { params: { silo = '' } }) => ({
    endpoint: 'ipPoolSiloLink',
    args: { path: { pool }, body: { silo, isDefault: false } },
  }),
  succeeded: (_link, { pool }) => ({ toast: { content: ['IP pool ', emphasis(pool), ' linked'] } }),
  failureTitle: 'Could not link pool',
})

export const useSiloIpPoolLinkField = fieldHook(siloIpPoolLinkForm)
