import type { FloatingIp } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { poolSelector } from '@/store/silo/ip-pools/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { createAdvice } from './rules'

export interface FloatingIpCreateValues extends Identity {
  /** Name of the pool for the address; empty for the default pool. */
  pool: string
}

/** Creates a floating IP. The server chooses the address. */
export const floatingIpCreateForm = defineForm<
  FloatingIpCreateValues,
  FloatingIp,
  ProjectParams<'project'>
>({
  name: 'floatingIpCreate',
  initial: () => ({ ...identityForm.initial(), pool: '' }),
  check: values => errorsOf(identityForm.check(values)),
  toCommand: ({ pool, ...identity }, { params: { project } }) => ({
    endpoint: 'floatingIpCreate',
    args: {
      query: { project },
      body: {
        ...identity,
        addressAllocator: { type: 'auto', poolSelector: poolSelector(pool) },
      },
    },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['Floating IP ', emphasis(name), ' created'] },
    to: projectPaths.floatingIps(params),
  }),
  advice: createAdvice,
  leaveTo: projectPaths.floatingIps,
})

export const useFloatingIpCreateField = fieldHook(floatingIpCreateForm)
