import type { Release } from '@/api/releases/ladder'
import type { LoggableParts, WireRequest } from '@/ports/ports'
import type { ApiError } from './api-error'
import {
  changed,
  itemsOf,
  list,
  oneBy,
  tagTypes,
  type Identified,
  type Tag,
  type TagType,
} from './tags'

type Kind = 'query' | 'mutation' | 'stream'

/** The arguments of a call: only the parts that the operation has, with keys in camelCase. */
export interface CallArgs {
  path?: Record<string, string | number> | undefined
  query?: object | undefined
  body?: unknown
  headers?: { range?: string | undefined } | undefined
}

/** The arguments of an operation that takes none. */
export type NoArgs = Record<never, never>

/** The result of an operation without content: an empty body is read as an empty object. */
export type EmptyBody = Record<string, never>

/** What is unusual of an operation, written by hand. */
export interface Shape {
  /** For a POST that only reads, or a HEAD: cached like any other read. */
  readonly kind?: 'query'
  /** For a body whose JSON must be sent as it was written. */
  readonly send?: 'text'
  /** How to read the response. Default `json`; `verbatim` is JSON that keeps its keys. */
  readonly receive?: 'bytes' | 'size' | 'verbatim'
  /** The timeout in milliseconds, if it is not the default of `timeoutOf`. */
  readonly timeoutMs?: number
  /** The result that a refusal in these words stands for; undefined if it is a failure. */
  readonly ifRefused?: (message: string) => unknown
  /** Error statuses that are not failures; the result is then undefined. */
  readonly expect?: readonly number[]
  /**
   * Fills in what the console does not keep, such as secrets that are withheld from it. `read` makes
   * a call whose response has them.
   */
  readonly complete?: (args: CallArgs, read: ReadWhole) => Promise<Completed>
}

/** The completed arguments, or why they cannot be completed. */
type Completed = (CallArgs & { error?: never }) | { error: ApiError }

/** Makes a call, and returns its response with the fields that are withheld elsewhere. */
export type ReadWhole = (call: {
  endpoint: string
  args: CallArgs
}) => Promise<{ data: unknown } | { error: ApiError }>

/**
 * An operation of the API as data. Reads are cached by their arguments, changes never. Paths are
 * those of the published document, with parameters in camelCase.
 */
export interface Operation extends Omit<Shape, 'kind' | 'send' | 'receive'> {
  readonly kind: Kind
  readonly method: string
  readonly path: string
  /**
   * How to encode the request body. `text` is JSON already; `octets` sends a string as it is, or a
   * file.
   */
  readonly send: 'json' | 'text' | 'form' | 'octets'
  readonly receive: 'json' | 'bytes' | 'size' | 'verbatim'
  /** What a read responds with: a page of a list, a list without pages, anything, or an object. */
  readonly answer: 'page' | 'list' | 'any' | 'json'
  /**
   * What is secret: fields of the request body, `*` for all of it, `!` for the response, `!key` for
   * a field of it that is withheld, `!@key` for one whose URL loses its credentials.
   */
  readonly secret: readonly string[]
  /** The first release that has it, if not all have. */
  readonly since?: Release
  provides?(result: unknown, args: CallArgs): readonly Tag[]
  invalidates?(result: unknown, args: CallArgs): readonly Tag[]
}

/** Words that the ids of some operations have before the kind. */
const SCOPE = /^(currentUser|instance|networking|systemUpdate|system|vpc)(?=[A-Z])/

/** `vpcSubnet` is a kind itself, `vpcRouterRoute` and `currentUserSshKey` name one after a scope. */
const kindOf = (subject: string): TagType | undefined => {
  const named = subject.replace(SCOPE, '').toLowerCase()
  return tagTypes.find(type => type === subject || type.toLowerCase() === named)
}

/**
 * The tags of operations whose id is a kind and a verb: a list provides its items, a view its
 * object; creating or deleting an object affects the lists, updating it the object as well.
 */
const tagsOf = (id: string, path: string, answer: Operation['answer']) => {
  const [, subject = '', verb] = /^(\w+)(List|View|Create|Update|Delete)$/.exec(id) ?? []
  const type = kindOf(subject)
  if (!type) return {}
  const [, param] = /\{(\w+)\}$/.exec(path) ?? []
  const lists = () => [list(type)]
  if (verb === 'List') return { provides: answer === 'page' ? itemsOf(type) : lists }
  if (verb === 'View') return { provides: param ? oneBy(type, param) : lists }
  if (verb !== 'Update' || !param) return { invalidates: lists }
  return {
    invalidates: (found: Identified, { path: asked }: { path: Record<string, string> }) =>
      changed(type, asked[param]!, found),
  }
}

/** The third parameter is a call without its id and release: see `Calls`. */
const operationFrom = (
  id: string,
  since: string | undefined,
  [method, path, special = 'json', ...secret]: readonly [string, string, ...string[]],
  entry: Shape | undefined,
): Operation => {
  const isStream = special === 'stream'
  const isRead = method === 'GET'
  const answer = isRead ? (special as Operation['answer']) : 'json'
  return {
    kind: isStream ? 'stream' : isRead ? 'query' : 'mutation',
    method,
    path,
    send: isRead ? 'json' : (special as Operation['send']),
    receive: 'json',
    answer,
    secret,
    ...(since && { since: Number(since) as Release }),
    ...(tagsOf(id, path, answer) as Pick<Operation, 'provides' | 'invalidates'>),
    ...entry,
  }
}

/**
 * The calls of a part of the console, one per line, as `npm run api` writes them: the id of the
 * operation, then the call. `diskList GET /v1/disks page`,
 * `loginLocal 16 POST /v1/login/{siloName}/local json password !`.
 */
export type Calls<Id extends string> = string & { readonly of?: (id: Id) => Id }

/** Builds the operations of a part of the console from their calls and what is unusual of them. */
export const tableOf = <Id extends string>(
  calls: Calls<Id>,
  entries: { readonly [Each in Id]?: object },
): Readonly<Record<Id, Operation>> =>
  Object.fromEntries(
    Array.from(calls.matchAll(/^(\w+) (?:(\d+) )?(.*)$/gm), ([, id, since, call]) => [
      id,
      operationFrom(id as Id, since, call!.split(' ') as [string, string], entries[id as Id]),
    ]),
  ) as Record<Id, Operation>

/** Changes may take long, and the outcome of one that times out is unknown. */
const CHANGE_TIMEOUT_MS = 120_000
const TIMEOUT_MS = 30_000

/** The timeout of an operation, in milliseconds. */
export const timeoutOf = ({
  kind,
  timeoutMs = kind === 'mutation' ? CHANGE_TIMEOUT_MS : TIMEOUT_MS,
}: Operation): number => timeoutMs

const isOfAnswer = (field: string): boolean => field.startsWith('!')

/** Whether a log and the list of last actions may hold the operation's responses. */
export const isAnswerLoggable = ({ secret }: Operation): boolean => !secret.some(isOfAnswer)

/** Whether a field of the operation's request body is secret. */
export const isSecretField = ({ secret }: Operation, field: string): boolean =>
  secret.includes(field) || secret.includes('*')

/**
 * Whether the answer could repeat a secret of the request. The body of a read, such as that of a query
 * for charts, is not secret, although no log holds it.
 */
export const mayRepeatSecrets = (
  operation: Operation,
  request: Pick<WireRequest, 'body'>,
): boolean =>
  !loggableParts(operation, request).refusal &&
  (operation.kind === 'mutation' || !operation.secret.every(isOfAnswer))

/**
 * Which parts of a call a log may hold. If it may not hold the request body, it may not hold the
 * response either. It holds the body of a change as a hash, and that of a read never.
 */
export const loggableParts = (
  operation: Operation,
  { body }: Pick<WireRequest, 'body'>,
): LoggableParts => {
  const isBodyLoggable = operation.kind === 'mutation' && operation.secret.every(isOfAnswer)
  const refusal = isBodyLoggable || body === null
  return { body: isBodyLoggable, answer: isAnswerLoggable(operation) && refusal, refusal }
}
