import { tableOf } from '@/api/core/operation'
import { externalCalls } from '@/api/generated/calls/external'
import { externalSubnets } from '@/api/operations/external-subnets'

/** The API operations of external subnets. They load with the routes that use them. */
export const externalSubnetOperations = tableOf(externalSubnets, externalCalls)
