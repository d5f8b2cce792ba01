import { Message } from '@/ui/Message/Message'

/** Says who can see the name and description of a pool. */
export function PoolNameNote() {
  return (
    <Message>
      The users of linked silos see the name and the description when they choose a pool.
    </Message>
  )
}
