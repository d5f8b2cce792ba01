import type { LoggableParts, WireRequest } from '@/app/ports'
import type { Tag } from './tags'

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
export type EmptyBody = Record<string, never>

/** What is unusual about an operation and said by hand. */
export interface Shape {
  /** Of a post that only reads, and of a HEAD: cached like any other read. */
  readonly kind?: 'query'
  /** What comes back. Default `json`. */
  readonly receive?: 'text' | 'bytes' | 'headers'
  /** How long its answer is waited for, in milliseconds, where that is not as usual. */
  readonly timeoutMs?: number
  /** Statuses besides success that are answers and no failures; the result is then undefined. */
  readonly expect?: readonly number[]
}

/**
 * One operation of the API as data: a read is cached by its arguments, a change never is. Paths are
 * written as in the published document, their parameters in camelCase.
 */
export interface Operation extends Omit<Shape, 'kind' | 'receive'> {
  readonly kind: Kind
  readonly method: string
  readonly path: string
  /** How the body goes out; `octets` takes a string as it is. */
  readonly send: 'json' | 'form' | 'octets'
  readonly receive: 'json' | 'text' | 'bytes' | 'headers'
  /** What is secret: fields of the body, `*` for all of it; `!` for the answer. */
  readonly secret: readonly string[]
  provides?(result: unknown, args: CallArgs): readonly Tag[]
  invalidates?(result: unknown, args: CallArgs): readonly Tag[]
}

/** `call` is as `npm run api` writes it: `POST /v1/login/{siloName}/local json password !`. */
const operationFrom = (call: string, entry: Shape): Operation => {
  const [method, path, special = 'json', ...secret] = call.split(' ') as [
    string,
    string,
    ...string[],
  ]
  const isStream = special === 'stream'
  return {
    kind: isStream ? 'stream' : method === 'GET' ? 'query' : 'mutation',
    method,
    path,
    send: isStream ? 'json' : (special as Operation['send']),
    receive: 'json',
    secret,
    ...entry,
  }
}

/**
 * How the operations of a part of the console are called, one on each line, in the order of their
 * ids: those are with the entries already, and would be in the first scripts twice.
 */
export type Calls<Id extends string> = string & { readonly of?: (id: Id) => Id }

/** The operations of a part of the console: what is said of them by hand, and how they are called. */
export const tableOf = <Id extends string>(
  entries: Readonly<Record<Id, object>>,
  calls: Calls<Id>,
): Readonly<Record<Id, Operation>> => {
  const lines = calls.split('\n')
  const ids = Object.keys(entries).sort() as Id[]
  return Object.fromEntries(
    ids.map((id, at) => [id, operationFrom(lines[at]!, entries[id])]),
  ) as Record<Id, Operation>
}

/** Changes may take their time, and giving up on one leaves unknown what became of it. */
const CHANGE_TIMEOUT_MS = 120_000
const TIMEOUT_MS = 30_000

/** How long the answer to an operation is waited for, in milliseconds. */
export const timeoutOf = ({
  kind,
  timeoutMs = kind === 'mutation' ? CHANGE_TIMEOUT_MS : TIMEOUT_MS,
}: Operation): number => timeoutMs

/** Whether a log and the list of last actions may hold what the operation answers. */
export const isAnswerLoggable = ({ secret }: Operation): boolean => !secret.includes('!')

/** Whether a field of what the operation sends is a secret. */
export const isSecretField = ({ secret }: Operation, field: string): boolean =>
  secret.includes(field) || secret.includes('*')

/**
 * What of a call a log may hold: where it may not hold what was sent, nor what is said to that. Of
 * a change it holds a hash of what was sent, of a read nothing.
 */
export const loggableParts = (
  operation: Operation,
  { body }: Pick<WireRequest, 'body'>,
): LoggableParts => {
  const isBodyLoggable =
    operation.kind === 'mutation' && operation.secret.every(field => field === '!')
  const refusal = isBodyLoggable || body === null
  return { body: isBodyLoggable, answer: isAnswerLoggable(operation) && refusal, refusal }
}
