import type { LoggableParts, WireRequest } from '@/app/ports'
import type { Tag } from './tags'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
type Kind = 'query' | 'mutation' | 'stream'

/** What a call is given: each part only where the operation has it, keys in camelCase. */
export interface CallArgs {
  path?: Record<string, string | number> | undefined
  query?: object | undefined
  body?: unknown
}

/** The arguments of an operation that takes none. */
export type NoArgs = Record<never, never>

/** The answer of an operation that has nothing to say: an empty body reads as an empty object. */
export type Nothing = Record<string, never>

/** An answer of bytes, in base64 because the cache holds JSON only. */
export interface Bytes {
  base64: string
}

interface Shape {
  /** Whether a log may hold the answer: false where there is anything secret in it. */
  readonly isLoggable: boolean
  /** The same for what is sent, of which a log holds a hash. */
  readonly isBodyLoggable?: boolean
  /** How the body goes out. Default `json`; `octets` takes a string as it is. */
  readonly send?: 'json' | 'form' | 'octets'
  /** What comes back. Default `json`. */
  readonly receive?: 'json' | 'text' | 'bytes' | 'headers'
  /** How long its answer is waited for, in milliseconds, where that is not as usual. */
  readonly patience?: number
  /** Statuses besides success that are answers and no failures; the result is then undefined. */
  readonly expect?: readonly number[]
}

/**
 * One operation of the API as data. Paths are written as in the published document, their
 * parameters in camelCase. `provides` names the tags of what was read; `invalidates` those of
 * everything a successful change may have changed, other resources included.
 */
export interface Operation<
  K extends Kind = Kind,
  Args extends CallArgs = CallArgs,
  Result = unknown,
> extends Shape {
  readonly kind: K
  readonly method: Method
  readonly path: string
  provides?(result: Result, args: Args): readonly Tag[]
  invalidates?(result: Result, args: Args): readonly Tag[]
  /** Types only; never set. */
  readonly types?: { args: Args; result: Result }
}

interface Reading<Args, Result> extends Shape {
  provides?: (result: Result, args: Args) => readonly Tag[]
}

interface Changing<Args, Result> extends Shape {
  readonly isBodyLoggable: boolean
  invalidates?: (result: Result, args: Args) => readonly Tag[]
}

/** A read: cached by its arguments, refetched when one of its tags is invalidated. */
export const query = <Args extends CallArgs, Result>(
  method: Method,
  path: string,
  options: Reading<Args, Result>,
): Operation<'query', Args, Result> => ({ kind: 'query', method, path, ...options })

/** A change: never cached; on success it invalidates its tags. */
export const mutation = <Args extends CallArgs, Result>(
  method: Method,
  path: string,
  options: Changing<Args, Result>,
): Operation<'mutation', Args, Result> => ({ kind: 'mutation', method, path, ...options })

/** A websocket: opened by whoever holds the socket, never through the cache. */
export const stream = <Args extends CallArgs>(path: string): Operation<'stream', Args, never> => ({
  kind: 'stream',
  method: 'GET',
  path,
  isLoggable: false,
})

/** Changes may take their time, and giving up on one leaves unknown what became of it. */
const PATIENCE: Record<Kind, number> = { query: 30_000, mutation: 120_000, stream: 30_000 }

/** How long the answer to an operation is waited for, in milliseconds. */
export const patienceOf = ({ kind, patience = PATIENCE[kind] }: Operation): number => patience

/** What of a call a log may hold: where it may not hold what was sent, nor what is said to that. */
export const loggableParts = (
  { isLoggable, isBodyLoggable = false }: Operation,
  { body }: Pick<WireRequest, 'body'>,
): LoggableParts => {
  const refusal = isBodyLoggable || body === null
  return { body: isBodyLoggable, answer: isLoggable && refusal, refusal }
}
