import { tableOf } from '@/api/core/operation'
import { externalCalls } from '@/api/generated/calls/external'
import { externalEntries } from '@/api/operations/external'

/** The API operations of external subnets. They load with the routes that use them. */
export const externalSubnetOperations = tableOf(externalCalls, externalEntries)
