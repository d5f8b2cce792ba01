import type { Tag } from './tags'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

/** What a call is given: each part only where the operation has it, keys in camelCase. */
export interface CallArgs {
  path?: Record<string, string | number>
  query?: object
  body?: unknown
}

/**
 * One operation of the API as data. Paths are written as in the published document, their
 * parameters in camelCase. `provides` names the tags of what was read; `invalidates` those of
 * everything a successful change may have changed, other resources included.
 */
export interface Operation<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  Args extends CallArgs = CallArgs,
  Result = unknown,
> {
  readonly kind: Kind
  readonly method: Method
  readonly path: string
  /** How the body goes out. Default `json`. */
  readonly send?: 'json' | 'form' | 'bytes'
  /** What comes back. Default `json`. */
  readonly receive?: 'json' | 'bytes' | 'headers'
  readonly provides?: (result: Result, args: Args) => readonly Tag[]
  readonly invalidates?: (result: Result, args: Args) => readonly Tag[]
  /** Types only; never set. */
  readonly types?: { args: Args; result: Result }
}

type Options<Args, Result, Key extends 'provides' | 'invalidates'> = {
  [K in Key]?: (result: Result, args: Args) => readonly Tag[]
} & { send?: 'json' | 'form' | 'bytes'; receive?: 'json' | 'bytes' | 'headers' }

/** A read: cached by its arguments, refetched when one of its tags is invalidated. */
export const query = <Args extends CallArgs, Result>(
  method: Method,
  path: string,
  options: Options<Args, Result, 'provides'> = {},
): Operation<'query', Args, Result> => ({ kind: 'query', method, path, ...options })

/** A change: never cached; on success it invalidates its tags. */
export const mutation = <Args extends CallArgs, Result>(
  method: Method,
  path: string,
  options: Options<Args, Result, 'invalidates'> = {},
): Operation<'mutation', Args, Result> => ({ kind: 'mutation', method, path, ...options })
