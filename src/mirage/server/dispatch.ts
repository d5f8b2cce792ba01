import type { WireRequest, WireResponse } from '@/app/ports'
import type { AnyOperationId } from '@/api/operations/full-table'
import { parsers } from '@/api/generated/parsers'
import { camelToSnake } from '@/lib/case'
import { Answer } from './answer'
import { authenticate } from './authenticate'
import { ApiFailure, fail } from './errors'
import { readCall } from './read'
import type { Call, Handlers } from './route'
import type { World } from './world'

/** What everybody may call, without being anybody. */
const OPEN: ReadonlySet<AnyOperationId> = new Set<AnyOperationId>([
  'ping',
  'loginLocal',
  'loginSaml',
  'logout',
  'deviceAuthRequest',
  'deviceAccessToken',
])

/**
 * An answer in the API's words. The operation's own schema drops what a record holds privately,
 * and makes sure that nothing leaves that no client expects.
 */
const encode = (id: AnyOperationId, result: unknown): WireResponse => {
  if (result instanceof Answer) return result.response
  const { status, result: schema } = parsers[id]
  if (!schema) return { status, headers: {}, body: '' }
  const body = JSON.stringify(camelToSnake(schema.parse(result)))
  return { status, headers: { 'content-type': 'application/json' }, body }
}

export interface Dispatcher {
  world: World
  handlers: Handlers
  /** Told of what went wrong inside, which the caller never learns. */
  report(error: unknown): void
}

type AnyHandler = (call: unknown) => unknown

/**
 * One call of one operation, judged in the server's order: path, query and body first, then who
 * calls, then everything the operation's own rules ask for.
 */
export const dispatch = (
  { world, handlers, report }: Dispatcher,
  id: AnyOperationId,
  request: WireRequest,
  path: Record<string, string>,
): WireResponse => {
  try {
    const parts = readCall(id, request, path)
    const user = authenticate(world, request)
    if (!user && !OPEN.has(id)) fail.unauthorized()
    const call = {
      ...parts,
      world,
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
