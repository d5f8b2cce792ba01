import { tableOf } from '@/api/core/operation'
import { vpcCalls } from '@/api/generated/calls/vpc'
import { vpcEntries } from './vpc'

/** The operations that only the screens of a VPC call. They come with their routes. */
export const vpcOperations = tableOf(vpcEntries, vpcCalls)
