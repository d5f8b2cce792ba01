import type { FilledBodies } from '@/api/generated/filled'
import type { AnyArgsOf, AnyOperationId } from '@/api/operations/full-table'

/** The body of a call as it comes out of its parser, defaults filled in. */
export type BodyOf<Id extends AnyOperationId> = Id extends keyof FilledBodies
  ? FilledBodies[Id]
  : AnyArgsOf<Id> extends { body: infer Body }
    ? Body
    : undefined
