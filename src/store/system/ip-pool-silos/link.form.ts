import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'

export interface SiloLinkValues {
  /** Name; empty while none is chosen. */
  silo: string
}

/** Lets the users of a silo take addresses from the pool `params.pool`. */
export const ipPoolSiloLinkForm = defineForm<SiloLinkValues, IpPoolSiloLink>({
  name: 'ipPoolSiloLink',
  initial: () => ({ silo: '' }),
  check: ({ silo }) => errorsOf({ silo: requiredError('Silo', silo) }),
  toCommand: ({ silo }, { params: { pool = '' } }) => ({
    endpoint: 'ipPoolSiloLink',
    args: { path: { pool }, body: { silo, isDefault: false } },
  }),
  succeeded: (_link, { silo }) => ({ toast: { content: ['Silo ', emphasis(silo), ' linked'] } }),
  failureTitle: 'Could not link silo',
})

export const useIpPoolSiloLinkField = fieldHook(ipPoolSiloLinkForm)
