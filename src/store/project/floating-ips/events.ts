import { createEvent } from '@/store/setup/event'

/** A move of a floating IP to another instance. */
export interface FloatingIpMove {
  project: string
  /** Name of the floating IP. */
  floatingIp: string
  /** Id and name of the new instance. */
  to: string
  toName: string
}

/** A floating IP has been detached from its instance in order to be moved. */
export const floatingIpReleased = createEvent<FloatingIpMove>('floatingIp/released', {
  isLoggable: true,
})
