import type { WireRequest, WireResponse } from '@/ports/ports'
import { loadedDocument } from '@/api/documents/load'
import { NEWEST, type Release } from '@/api/releases/ladder'
import { camelToSnake } from '@/lib/case'
import type { Change, Versions } from '../releases/change'
import { parametersIn, trailOf } from '../releases/trail'
import { Answer } from './answer'
import { authenticate } from './authenticate'
import { ApiFailure, fail } from './errors'
import type { BackendState } from './backend-state'
import { readCall, type Parts, type Spoken } from './read'
import type { Call, Handlers } from './route'

/** Operations that need no authentication. */
const OPEN: ReadonlySet<string> = new Set([
  'ping',
  'loginLocal',
  'loginSaml',
  'logout',
  'deviceAuthRequest',
  'deviceAccessToken',
])

export interface Dispatcher {
  backendState: BackendState
  handlers: Handlers
  /** Called with internal errors, which are never sent to the caller. */
  report(error: unknown): void
}

/** An operation in the document of a client's release. */
export interface ClientOperation {
  readonly client: Release
  readonly id: string
  readonly method: string
  readonly path: string
}

type Convert = ((value: unknown, versions: Versions) => unknown) | undefined

/** Makes the parsed parts of a call those of the newest release, where defaults may be new. */
const toNewest = (
  parts: Parts,
  changes: readonly Change[],
  names: { from: readonly string[]; to: readonly string[] },
  versions: Versions,
): Parts => {
  const convert = (part: keyof Parts, value: unknown) =>
    changes.reduce((found, change) => {
      const apply = change[part] as Convert
      return apply ? apply.call(change, found, versions) : found
    }, value)
  const given = parts.path as Record<string, unknown> | undefined
  const path =
    given && Object.fromEntries(names.from.map((name, at) => [names.to[at] ?? name, given[name]]))
  return {
    path: convert('path', path),
    query: convert('query', parts.query),
    body: convert('body', parts.body),
  }
}

/**
 * Serializes a result. The operation's schema strips private fields of records and validates the
 * rest.
 */
const encode = ({ parsers: { status, result: schema } }: Spoken, result: unknown): WireResponse => {
  if (result instanceof Answer) return result.response
  if (!schema) return { status, headers: {}, body: '' }
  const body = JSON.stringify(camelToSnake(schema.parse(result)))
  return { status, headers: { 'content-type': 'application/json' }, body }
}

type AnyHandler = (call: unknown) => unknown

/** Creates the handler of an operation as the clients of a release call it. */
export const createHandler = (
  { backendState, handlers, report }: Dispatcher,
  { client, id, method, path: pattern }: ClientOperation,
) => {
  const spoken: Spoken = {
    id,
    get parsers() {
      return loadedDocument(client)!.parsers.of(id)
    },
  }
  const trail = trailOf(client, `${method} ${pattern}`)
  const changes = trail?.changes ?? []
  const handler = trail && (trail.id === null ? trail.changes.at(-1)?.serve : handlers[trail.id])
  const names = { from: parametersIn(pattern), to: trail?.parameters ?? [] }
  const newest = trail?.id ? loadedDocument(NEWEST)!.parsers.of(trail.id) : undefined

  const run = async (request: WireRequest, path: Record<string, string>): Promise<unknown> => {
    const versions: Versions = { backendState, rack: backendState.release, client }
    const read = readCall(spoken, request, path)
    const user = authenticate(backendState, request)
    if (!user && !OPEN.has(id)) fail.unauthorized()
    if (!handler) fail.unavailable(`The operation ${id} is not served yet.`)
    const parts = toNewest(read, changes, names, versions)
    const isOlder = client !== NEWEST && typeof parts.body === 'object'
    const call = {
      ...parts,
      ...(isOlder && newest?.body && { body: newest.body.parse(parts.body) }),
      ...versions,
      request,
      get caller() {
        return user ? { user } : fail.unauthorized()
      },
    } as Call
    const answered = (handler as AnyHandler)(call)
    const result = answered instanceof Promise ? await answered : answered
    if (result instanceof Answer) return result
    return changes.reduceRight((found, change) => {
      const apply = change.result as Convert
      return apply ? apply.call(change, found, versions) : found
    }, result)
  }

  /** Handles a call in the server's order: parses path, query and body, authenticates, handles. */
  return async (request: WireRequest, path: Record<string, string>): Promise<WireResponse> => {
    try {
      return encode(spoken, await run(request, path))
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      report(error)
      return fail.internal()
    }
  }
}
