import { tableOf } from '@/api/core/operation'
import { systemCalls } from '@/api/generated/calls/system'
import { systemEntries } from './system'

/** The operations that only the operator’s screens call. They come with their routes. */
export const systemOperations = tableOf(systemEntries, systemCalls)
