import { tableOf } from '@/api/core/operation'
import { vpcCalls } from '@/api/generated/calls/vpc'
import { vpcEntries } from '@/api/operations/vpc'

/** The API operations that only the screens of a VPC use. They load with their routes. */
export const vpcOperations = tableOf(vpcCalls, vpcEntries)
