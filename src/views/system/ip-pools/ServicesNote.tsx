import { Message } from '@/ui/Message/Message'

/** Says what the pools of the system's services are for. */
export function ServicesNote() {
  return (
    <Message>
      The rack’s own services take addresses from this pool. Silos cannot be linked to it.
    </Message>
  )
}
