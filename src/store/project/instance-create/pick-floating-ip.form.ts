import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { floatingIpCollected } from './events'

export interface FloatingIpPickValues {
  /** Name of the floating IP; empty if none is chosen. */
  floatingIp: string
}

/** Chooses a floating IP for an instance that is being created. Nothing is sent. */
export const floatingIpPickForm = defineForm<FloatingIpPickValues>({
  name: 'floatingIpPick',
  initial: () => ({ floatingIp: '' }),
  check: ({ floatingIp }) => errorsOf({ floatingIp: requiredError('Floating IP', floatingIp) }),
  succeeded: (_result, { floatingIp }) => ({ followUps: [floatingIpCollected(floatingIp)] }),
})
