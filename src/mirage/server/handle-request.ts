import { createServer, Response } from 'miragejs'
import type { WireRequest, WireResponse } from '@/app/ports'
import { ApiFailure, errorResponse } from './errors'
import { Router } from './router'

/** What a route gets: the request as it came, the values of its path's parameters, its id. */
export interface RoutedRequest {
  readonly wire: WireRequest
  readonly path: Record<string, string>
  readonly requestId: string
}

/** Answers, or refuses by throwing an `ApiFailure`. */
export type Respond = (request: RoutedRequest) => WireResponse

/** Method and path of a route, parameters in braces, and what answers it. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly respond: Respond
}

type Rack = [status: number, headers: Record<string, string>, body: string]
type Handle = (request: RoutedRequest) => Promise<Rack>

/** The part of a Mirage server that its published types leave out. */
interface RouteRegistry {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: (schema: unknown, request: RoutedRequest) => Response,
  ): Handle
}

const toMirage = ({ status, headers, body, encoding }: WireResponse): Response => {
  // Without a type of its own an answer would get one from Mirage, and a body to go with it.
  const type = headers['content-type'] ?? 'none'
  const bytes = encoding ? { 'content-transfer-encoding': encoding } : {}
  return new Response(status, { ...headers, ...bytes, 'Content-Type': type }, body)
}

const fromMirage = ([status, headers, body]: Rack): WireResponse => {
  const { 'Content-Type': _, 'content-transfer-encoding': encoding, ...rest } = headers
  const response = { status, headers: rest, body }
  return encoding === 'base64' ? { ...response, encoding } : response
}

/** The refusal as an answer. Mirage would make a broken server of whatever a handler throws. */
const answered = (requestId: string, respond: () => WireResponse): WireResponse => {
  try {
    const { headers, ...response } = respond()
    return { ...response, headers: { 'x-request-id': requestId, ...headers } }
  } catch (error) {
    if (error instanceof ApiFailure) return errorResponse(error, requestId)
    throw error
  }
}

/**
 * Stands where Mirage expects Pretender, with the same methods: Mirage runs the handlers, but
 * nothing global is replaced, so that one backend serves a page, a Node server and tests alike.
 */
class Exchange {
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

  /** Called last, when Mirage is ready to make handlers. */
  start() {
    for (const { method, path, respond } of this.#routes) {
      const handle = this.#registry?.registerRouteHandler(
        method.toLowerCase(),
        path,
        (_, request) => toMirage(answered(request.requestId, () => respond(request))),
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

/** A Mirage server that answers requests handed to it. */
export const openExchange = (routes: readonly Route[]) => {
  const exchange = new Exchange(routes)
  const config = { environment: 'development', trackRequests: false, interceptor: exchange }
  const server = createServer(config)
  server.logging = false
  return {
    handle: (request: WireRequest, requestId: string) => exchange.handle(request, requestId),
    stop: () => server.shutdown(),
  }
}
