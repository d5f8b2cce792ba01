import type { FloatingIp } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { attachAdvice } from './rules'

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
