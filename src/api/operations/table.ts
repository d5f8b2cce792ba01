import { tableOf, type Operation } from '@/api/core/operation'
import { firstCalls } from '@/api/generated/calls/first'
import type { PublishedOperations } from '@/api/generated/operations'
import type { affinityEntries } from './affinity-groups'
import type { AnyArgsOf, AnyResultOf } from './entry'
import { firstEntries } from './first'
import type { systemEntries } from './system'
import type { vpcEntries } from './vpc'

/** The operations of the API that the console may call from its start, by their ids in camelCase. */
export const firstOperations = tableOf(firstEntries, firstCalls)

type Known = typeof firstEntries & typeof affinityEntries & typeof systemEntries & typeof vpcEntries
export type OperationId = keyof Known

type KindOf<Id extends OperationId> = Known[Id] extends { kind: infer Kind }
  ? Kind
  : PublishedOperations[Id]['kind']

type IdsOf<Kind> = { [Id in OperationId]: KindOf<Id> extends Kind ? Id : never }[OperationId]

export type QueryId = IdsOf<'query'>
type MutationId = IdsOf<'mutation'>

/** What the operation is called with: `{path?, query?, body?}`. */
type ArgsOf<Id extends OperationId> = AnyArgsOf<Id>

/** What the operation answers, as it lies in the cache. */
export type ResultOf<Id extends OperationId> = AnyResultOf<Id>

/** Which data somebody needs, as data. */
export type Query<Id extends QueryId = QueryId> = {
  [Each in Id]: {
    readonly endpoint: Each
    readonly args: ArgsOf<Each>
    /** Statuses that are answers, too: the result is then undefined. Cached apart from the plain query. */
    readonly expect?: readonly number[]
  }
}[Id]

/** What somebody wants done, as data. */
export type Command<Id extends MutationId = MutationId> = {
  [Each in Id]: { readonly endpoint: Each; readonly args: ArgsOf<Each> }
}[Id]

/** The operations that a store knows: those of its late areas come with their routes. */
export type OperationTable = Partial<Record<OperationId, Operation>>

/** The operation of that id. Throws if the routes that bring it have not loaded. */
export const operationOf = (operations: OperationTable, id: OperationId): Operation => {
  const operation = operations[id]
  if (!operation) throw new Error(`The operation ${id} is not there yet.`)
  return operation
}
