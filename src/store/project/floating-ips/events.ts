import { createEvent } from '@/store/setup/event'

/** A floating IP on its way to another instance. */
export interface FloatingIpMove {
  project: string
  /** Name. */
  floatingIp: string
  /** The instance it goes to: its id, and its name. */
  to: string
  toName: string
}

/** A floating IP that moves has been detached from the instance it was at. */
export const floatingIpReleased = createEvent<FloatingIpMove>('floatingIp/released', {
  isLoggable: true,
})
