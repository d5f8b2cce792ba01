import type { WireRequest } from '@/app/ports'
import type { EmptyBody } from '@/api/core/operation'
import type { AnyArgsOf, AnyOperationId, AnyResultOf } from '@/api/operations/full-table'
import type { Caller } from './access'
import type { Answer } from './answer'
import type { BodyOf } from './body'
import type { World } from './world'

type Part<Id extends AnyOperationId, Key extends string> = Key extends keyof AnyArgsOf<Id>
  ? NonNullable<AnyArgsOf<Id>[Key]>
  : undefined

/** One call of an operation, read and checked: keys in camelCase, defaults filled in. */
export interface Call<Id extends AnyOperationId = AnyOperationId> {
  readonly path: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  readonly body: BodyOf<Id>
  /** Who calls. The few operations that are open to everybody must not ask. */
  readonly caller: Caller
  readonly world: World
  /** The call as it came, for the few rules that go by headers or raw bodies. */
  readonly request: WireRequest
}

/** What the operation answers; nothing where the answer has no body. */
type Answered<Id extends AnyOperationId> = [AnyResultOf<Id>] extends [EmptyBody]
  ? void
  : AnyResultOf<Id>

/**
 * The rules of one operation: looks up, authorizes, validates, changes, answers. Refuses by
 * throwing (`fail`). Handlers run to the end at once, so no two calls ever interleave. The status
 * and the private fields of records are seen to elsewhere; an `Answer` says all by itself.
 */
export type Handler<Id extends AnyOperationId> = (call: Call<Id>) => Answered<Id> | Answer

/** What a route file exports: its handlers by operation. */
export type Handlers = { [Id in AnyOperationId]?: Handler<Id> }
