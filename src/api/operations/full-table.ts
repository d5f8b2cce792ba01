import { tableOf, type Operation } from '@/api/core/operation'
import { restCalls } from '@/api/generated/calls/rest'
import { affinityOperations } from './affinity-table'
import type { AnyOperationId } from './entry'
import { restEntries } from './rest'
import { systemOperations } from './system-table'
import { firstOperations } from './table'
import { vpcOperations } from './vpc-table'

export type { AnyArgsOf, AnyOperationId, AnyResultOf } from './entry'

/** Every operation of the API, by its id in camelCase: what the backend answers. */
export const allOperations: Readonly<Record<AnyOperationId, Operation>> = {
  ...firstOperations,
  ...affinityOperations,
  ...systemOperations,
  ...vpcOperations,
  ...tableOf(restEntries, restCalls),
}
