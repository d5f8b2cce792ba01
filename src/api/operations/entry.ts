import type { Shape } from '@/api/core/operation'
import type { Tag } from '@/api/core/tags'
import type { PublishedOperations } from '@/api/generated/operations'
import type { OpenAnswers } from './answers'

/** Every operation of the API by its id in camelCase. */
export type AnyOperationId = keyof PublishedOperations

/** The arguments of the operation: `{path?, query?, body?}`. */
export type AnyArgsOf<Id extends AnyOperationId> = PublishedOperations[Id]['args']

/** The result of the operation, as it is cached. */
export type AnyResultOf<Id extends AnyOperationId> = Id extends keyof OpenAnswers
  ? OpenAnswers[Id]
  : PublishedOperations[Id]['result']

/**
 * What the document does not say about an operation. `provides` returns the tags of what was read;
 * `invalidates` those of everything that a successful change may affect, other resources included.
 */
interface Entry<Id extends AnyOperationId> extends Shape {
  provides?(result: AnyResultOf<Id>, args: AnyArgsOf<Id>): readonly Tag[]
  invalidates?(result: AnyResultOf<Id>, args: AnyArgsOf<Id>): readonly Tag[]
}

/** Entries by the ids of their operations. */
export type Entries = { readonly [Id in AnyOperationId]?: Entry<Id> }
