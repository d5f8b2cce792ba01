import type { Query } from '@/api/operations/table'
import { createEvent } from '@/store/setup/event'

/** The rack has begun to attach a subnet; the query will show that it has. */
export const externalSubnetAttached = createEvent<Query>('externalSubnets/attached', {
  isLoggable: true,
})
