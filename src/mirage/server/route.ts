import type { ArgsOf, OperationId, ResultOf } from '@/api/operations/table'
import type { Caller } from './access'
import type { World } from './world'

type Part<Id extends OperationId, Key extends 'path' | 'query' | 'body'> =
  ArgsOf<Id> extends { [K in Key]?: infer Value } ? NonNullable<Value> : undefined

/** One call of an operation, read and checked: keys in camelCase, defaults filled in. */
export interface Call<Id extends OperationId = OperationId> {
  readonly path: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  readonly body: Part<Id, 'body'>
  readonly caller: Caller
  readonly world: World
}

/**
 * The rules of one operation: looks up, authorizes, validates, changes, answers. Refuses by
 * throwing (`fail`). Handlers run to the end at once, so no two calls ever interleave.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => ResultOf<Id>

/** What a route file exports: its handlers by operation. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }
