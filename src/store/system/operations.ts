import { tableOf } from '@/api/core/operation'
import { systemCalls } from '@/api/generated/calls/system'
import { systemEntries } from '@/api/operations/system'

/**
 * The API operations that only operators and the administrators of a silo use. They load with their
 * routes.
 */
export const systemOperations = tableOf(systemCalls, systemEntries)
