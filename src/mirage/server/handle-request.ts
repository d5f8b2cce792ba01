import { createServer, Response } from 'miragejs'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { ApiFailure, errorResponse } from './errors'
import { Router } from './router'

/** The raw request, its path parameters and its id. */
interface RoutedRequest {
  readonly wire: WireRequest
  readonly path: Record<string, string>
  readonly requestId: string
}

/** Returns a response, or throws an `ApiFailure`. */
type Respond = (request: RoutedRequest) => WireResponse | Promise<WireResponse>

/** A route: method, path with parameters in braces, and its handler. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly respond: Respond
}

type Rack = [status: number, headers: Record<string, string>, body: string]
type Handle = (request: RoutedRequest) => Promise<Rack>

/** The part of Mirage's server that its type declarations omit. */
interface RouteRegistry {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: (schema: unknown, request: RoutedRequest) => Promise<Response>,
  ): Handle
}

const toMirage = ({ status, headers, body, encoding }: WireResponse): Response => {
  // Without a content type Mirage would add one, and a body.
  const type = headers['content-type'] ?? 'none'
  const bytes = encoding ? { 'content-transfer-encoding': encoding } : {}
  return new Response(status, { ...headers, ...bytes, 'Content-Type': type }, body)
}

const fromMirage = ([status, headers, body]: Rack): WireResponse => {
  const { 'Content-Type': _, 'content-transfer-encoding': encoding, ...rest } = headers
  const response = { status, headers: rest, body }
  return encoding === 'base64' ? { ...response, encoding } : response
}

/** Turns a thrown failure into a response. Mirage would turn any exception into a 500. */
const answered = async (
  requestId: string,
  respond: () => ReturnType<Respond>,
): Promise<WireResponse> => {
  try {
    const { headers, ...response } = await respond()
    return { ...response, headers: { 'x-request-id': requestId, ...headers } }
  } catch (error) {
    if (error instanceof ApiFailure) return errorResponse(error, requestId)
    throw error
  }
}

/**
 * Takes the place of Pretender in Mirage: Mirage runs the handlers, but nothing global is replaced,
 * so that one backend serves a page, a Node server and tests alike.
 */
class MirageInterceptor {
  readonly namespace = ''
  readonly urlPrefix = ''
  readonly timing = 0
  readonly passthroughChecks: unknown[] = []
  readonly #routes: readonly Route[]
  readonly #router = new Router<Handle>()
  #registry: RouteRegistry | undefined

  constructor(routes: readonly Route[]) {
    this.#routes = routes
  }

  create(registry: RouteRegistry) {
    this.#registry = registry
  }

  /** Called last, once Mirage can create handlers. */
  start() {
    for (const { method, path, respond } of this.#routes) {
      const handle = this.#registry?.registerRouteHandler(
        method.toLowerCase(),
        path,
        async (_, request) => toMirage(await answered(request.requestId, () => respond(request))),
      )
      if (handle) this.#router.add(method, path, handle)
    }
  }

  config() {}
  shutdown() {}
  passthrough() {}

  async handle(wire: WireRequest, requestId: string): Promise<WireResponse> {
    const [pathname = ''] = wire.url.split('?', 1)
    try {
      const { target, path } = this.#router.match(wire.method.toUpperCase(), pathname)
      return fromMirage(await target({ wire, path, requestId }))
    } catch (error) {
      if (error instanceof ApiFailure) return errorResponse(error, requestId)
      throw error
    }
  }
}

/** A Mirage server that handles requests passed to it. */
export const openMirageServer = (routes: readonly Route[]) => {
  const interceptor = new MirageInterceptor(routes)
  const config = { environment: 'development', trackRequests: false, interceptor: interceptor }
  const server = createServer(config)
  server.logging = false
  return {
    handle: (request: WireRequest, requestId: string) => interceptor.handle(request, requestId),
    stop: () => server.shutdown(),
  }
}
