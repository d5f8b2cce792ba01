import type { FloatingIp } from '@/api/schema/floating-ips'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { projectPaths, type ProjectParams } from '../paths'
import { checkFloatingIp, createAdvice, type FloatingIpValues } from './rules'

export interface FloatingIpCreateValues extends FloatingIpValues {
  /** Name of the pool that the address comes from; empty for the default one. */
  pool: string
}

/** A new floating IP. Which address it is, the server chooses. */
export const floatingIpCreateForm = defineForm<
  FloatingIpCreateValues,
  FloatingIp,
  ProjectParams<'project'>
>({
  name: 'floatingIpCreate',
  initial: () => ({ name: '', description: '', pool: '' }),
  check: checkFloatingIp,
  toCommand: ({ pool, ...identity }, { params: { project } }) => ({
    endpoint: 'floatingIpCreate',
    args: { query: { project }, body: { ...identity, ...(pool && { pool }) } },
  }),
  succeeded: ({ name }, _values, { params: { project } }) => ({
    toast: { content: ['Floating IP ', emphasis(name), ' created'] },
    to: projectPaths.floatingIps({ project }),
  }),
  advice: createAdvice,
  leaveTo: projectPaths.floatingIps,
})

export const useFloatingIpCreateField = fieldHook(floatingIpCreateForm)
