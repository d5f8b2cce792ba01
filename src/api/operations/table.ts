import { tableOf, type Calls, type Operation } from '@/api/core/operation'
import type { accountCalls } from '@/api/generated/calls/account'
import type { affinityCalls } from '@/api/generated/calls/affinity'
import type { externalCalls } from '@/api/generated/calls/external'
import { firstCalls } from '@/api/generated/calls/first'
import type { multicastCalls } from '@/api/generated/calls/multicast'
import type { systemCalls } from '@/api/generated/calls/system'
import type { vpcCalls } from '@/api/generated/calls/vpc'
import type { PublishedOperations } from '@/api/generated/operations'
import type { AnyArgsOf, AnyResultOf } from './entry'
import { firstEntries } from './first'
import type { systemEntries } from './system'

/** The operations in the first scripts of the console, by their ids in camelCase. */
export const firstOperations = tableOf(firstCalls, firstEntries)

type IdIn<Text> = Text extends Calls<infer Id> ? Id : never

/** The operations that some screen calls. */
export type OperationId = IdIn<
  | typeof accountCalls
  | typeof affinityCalls
  | typeof externalCalls
  | typeof firstCalls
  | typeof multicastCalls
  | typeof systemCalls
  | typeof vpcCalls
>

type Unusual = typeof firstEntries & typeof systemEntries

type KindOf<Id extends OperationId> = Id extends keyof Unusual
  ? Unusual[Id] extends { kind: infer Kind }
    ? Kind
    : PublishedOperations[Id]['kind']
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
    /** The user wrote the body: to refuse it (400) is an answer, which is no failure of the console. */
    readonly isTyped?: true
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
