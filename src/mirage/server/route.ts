import type { WireRequest } from '@/ports/ports'
import type { EmptyBody } from '@/api/core/operation'
import type { AnyArgsOf, AnyOperationId, AnyResultOf } from '@/api/operations/full-table'
import type { Caller } from './access'
import type { Answer, BodyOf } from './answer'
import type { BackendState } from './backend-state'

type Part<Id extends AnyOperationId, Key extends string> = Key extends keyof AnyArgsOf<Id>
  ? NonNullable<AnyArgsOf<Id>[Key]>
  : undefined

/** A parsed and validated call of an operation: camelCase keys, with defaults. */
export interface Call<Id extends AnyOperationId = AnyOperationId> {
  readonly path: Part<Id, 'path'>
  readonly query: Part<Id, 'query'>
  readonly body: BodyOf<Id>
  /** Must not be read by the few operations without authentication. */
  readonly caller: Caller
  readonly backendState: BackendState
  /** The raw request, for the few rules that need headers or the raw body. */
  readonly request: WireRequest
}

/** The result of the operation; void if the response has no body. */
type Answered<Id extends AnyOperationId> = [AnyResultOf<Id>] extends [EmptyBody]
  ? void
  : AnyResultOf<Id>

/**
 * Handles one operation: looks up, authorizes, validates, changes, returns the result. Throws
 * (`fail`) to reject. Handlers are synchronous, so calls never interleave; only a result that comes
 * from another server is a promise. The status is added and private fields are stripped elsewhere;
 * an `Answer` is sent as it is.
 */
type Handler<Id extends AnyOperationId> = (
  call: Call<Id>,
) => Answered<Id> | Answer | Promise<Answered<Id>>

/** The handlers that a route file exports, by operation. */
export type Handlers = { [Id in AnyOperationId]?: Handler<Id> }
