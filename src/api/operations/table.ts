import { tableOf, type Operation } from '@/api/core/operation'
import { firstCalls } from '@/api/generated/calls/first'
import type { PublishedOperations } from '@/api/generated/operations'
import type { accountEntries } from './account'
import type { affinityEntries } from './affinity-groups'
import type { AnyArgsOf, AnyResultOf } from './entry'
import type { externalSubnets } from './external-subnets'
import { firstEntries } from './first'
import type { multicastGroups } from './multicast-groups'
import type { systemEntries } from './system'
import type { vpcEntries } from './vpc'

/** The operations in the first scripts of the console, by their ids in camelCase. */
export const firstOperations = tableOf(firstEntries, firstCalls)

type Known = typeof firstEntries &
  typeof accountEntries &
  typeof affinityEntries &
  typeof externalSubnets &
  typeof multicastGroups &
  typeof systemEntries &
  typeof vpcEntries
export type OperationId = keyof Known

type KindOf<Id extends OperationId> = Known[Id] extends { kind: infer Kind }
  ? Kind
  : PublishedOperations[Id]['kind']

type IdsOf<Kind> = { [Id in OperationId]: KindOf<Id> extends Kind ? Id : never }[OperationId]

export type QueryId = IdsOf<'query'>
type MutationId = IdsOf<'mutation'>

/** The arguments of the operation: `{path?, query?, body?}`. */
type ArgsOf<Id extends OperationId> = AnyArgsOf<Id>

/** The result of the operation, as it is cached. */
export type ResultOf<Id extends OperationId> = AnyResultOf<Id>

/** A read, as data. */
export type Query<Id extends QueryId = QueryId> = {
  [Each in Id]: {
    readonly endpoint: Each
    readonly args: ArgsOf<Each>
    /**
     * Error statuses that are not failures: the result is then undefined. Cached separately from
     * the query without them.
     */
    readonly expect?: readonly number[]
  }
}[Id]

/** A change, as data. */
export type Command<Id extends MutationId = MutationId> = {
  [Each in Id]: {
    readonly endpoint: Each
    readonly args: ArgsOf<Each>
    /** See `Call`. */
    readonly confirmedWithin?: number
  }
}[Id]

/** The operations that a store knows. Those of lazy areas are added when their routes load. */
export type OperationTable = Partial<Record<OperationId, Operation>>

/** The operation with this id. Throws if the routes of its area have not loaded. */
export const operationOf = (operations: OperationTable, id: OperationId): Operation => {
  const operation = operations[id]
  if (!operation) throw new Error(`The operation ${id} is not there yet.`)
  return operation
}
