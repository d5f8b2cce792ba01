import { formCollected } from '../events/form'
import { defineForm } from './definition'
import { errorsOf, requiredError } from './rules'

export interface FloatingIpPickValues {
  /** Name; empty while none is chosen. */
  floatingIp: string
}

/** Chooses a floating IP for an instance that is being created. Nothing is sent. */
export const floatingIpPickForm = defineForm<FloatingIpPickValues>({
  name: 'floatingIpPick',
  initial: () => ({ floatingIp: '' }),
  check: ({ floatingIp }) => errorsOf({ floatingIp: requiredError('Floating IP', floatingIp) }),
  toCommand: () => null,
  succeeded: (_result, { floatingIp }) => ({
    followUps: [formCollected({ form: 'instanceCreate', field: 'floatingIps', item: floatingIp })],
  }),
})
