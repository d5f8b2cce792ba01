import type { WireRequest, WireResponse } from '@/app/ports'
import type { AnyOperationId } from '@/api/operations/full-table'
import { parsers } from '@/api/generated/parsers'
import { camelToSnake } from '@/lib/case'
import { Answer } from './answer'
import { authenticate } from './authenticate'
import { ApiFailure, fail } from './errors'
import { readCall } from './read'
import type { Call, Handlers } from './route'
import type { BackendState } from './backend-state'

/** Operations that need no authentication. */
const OPEN: ReadonlySet<AnyOperationId> = new Set<AnyOperationId>([
  'ping',
  'loginLocal',
  'loginSaml',
  'logout',
  'deviceAuthRequest',
  'deviceAccessToken',
])

/**
 * Serializes a result. The operation's schema strips private fields of records and validates the
 * rest.
 */
const encode = (id: AnyOperationId, result: unknown): WireResponse => {
  if (result instanceof Answer) return result.response
  const { status, result: schema } = parsers[id]
  if (!schema) return { status, headers: {}, body: '' }
  const body = JSON.stringify(camelToSnake(schema.parse(result)))
  return { status, headers: { 'content-type': 'application/json' }, body }
}

export interface Dispatcher {
  backendState: BackendState
  handlers: Handlers
  /** Called with internal errors, which are never sent to the caller. */
  report(error: unknown): void
}

type AnyHandler = (call: unknown) => unknown

/**
 * Handles one call in the server's order: parse path, query and body, then authenticate, then run
 * the operation's handler.
 */
export const dispatch = (
  { backendState, handlers, report }: Dispatcher,
  id: AnyOperationId,
  request: WireRequest,
  path: Record<string, string>,
): WireResponse => {
  try {
    const parts = readCall(id, request, path)
    const user = authenticate(backendState, request)
    if (!user && !OPEN.has(id)) fail.unauthorized()
    const call = {
      ...parts,
      backendState,
      request,
      get caller() {
        return user ? { user } : fail.unauthorized()
      },
    } as Call
    const handler = handlers[id] as AnyHandler | undefined
    if (!handler) fail.unavailable(`The operation ${id} is not served yet.`)
    return encode(id, handler(call))
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    report(error)
    return fail.internal()
  }
}
