import { tableOf } from '@/api/core/operation'
import { multicastCalls } from '@/api/generated/calls/multicast'
import { multicastEntries } from '@/api/operations/multicast'

/** The API operations of multicast groups. They load with the screens that use them. */
export const multicastOperations = tableOf(multicastCalls, multicastEntries)
