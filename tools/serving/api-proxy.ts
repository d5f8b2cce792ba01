import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import {
  Agent as HttpAgent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { NOT_SENT } from '@/api/core/api-error'
import { hasOwnOrigin } from '@/lib/request-origin'
import { printable } from '@/lib/text'
import { headersFromApi, headersToApi } from './api-headers'
import { wantsPage } from './api-paths'
import { hasBody } from './in-turn'
import { note, type Observer } from './observer'
import { refuse } from './refuse'
import { codeOf, unreachable } from './unreachable'
import { closeWhenLeft, isWebSocket, type Upgrade } from './upgrade'

/** Timeout for connecting to the API, in milliseconds. */
const CONNECT_PATIENCE = 5_000

/** Maximum number of connections to the API that are kept alive; other requests wait for one. */
const MOST_SOCKETS = 256
/** Maximum number of open requests, including websockets and those waiting for a connection. */
const MOST_UNDER_WAY = 512

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })

/**
 * Gives up connecting after a while: a host that drops packets would keep the console waiting for
 * minutes. Returns whether the API may have got anything of the request, which it cannot before the
 * connection is made, the TLS handshake included.
 */
const watchConnecting = (outgoing: ClientRequest, protocol: string) => {
  let isSent = false
  outgoing.once('socket', socket => {
    isSent = outgoing.reusedSocket
    if (isSent) return
    const timer = setTimeout(() => outgoing.destroy(tooSlow()), CONNECT_PATIENCE)
    socket.once('close', () => clearTimeout(timer))
    socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      isSent = true
      clearTimeout(timer)
    })
  })
  return () => isSent
}

/** Whether a request can be repeated without side effects, if the first attempt failed. */
const isRepeatable = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request)

/** Whether a request failed because the API had already closed its kept connection. */
const isStale = (request: IncomingMessage, outgoing: ClientRequest, error: Error) =>
  isRepeatable(request) && outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'

/**
 * Sends an answer on as it comes, and breaks off where it does. A pipeline would do the same, at a
 * sixth of all that a short request costs.
 */
const relay = (answer: IncomingMessage, response: ServerResponse) => {
  answer.once('close', () => {
    if (!answer.complete) response.destroy()
  })
  // The client has left, which the response’s end says as well.
  response.on('error', () => undefined)
  answer.pipe(response)
}

const TO_WEBSOCKET = { connection: 'upgrade', upgrade: 'websocket' } as const

/** Connects two sockets to each other; when one breaks, so does the other. */
const join = (client: Upgrade, api: Upgrade) => {
  for (const { socket, head } of [client, api]) {
    socket.unshift(head)
    socket.setTimeout(0)
    socket.setNoDelay(true)
    socket.setKeepAlive(true)
    // Each of those that count it has one, and a pipeline four.
    socket.setMaxListeners(20)
  }
  pipeline(client.socket, api.socket, client.socket, () => {})
}

interface ApiProxyOptions {
  /** Names of the console besides those of this machine. */
  allowHosts?: readonly string[]
  warn?: (message: string) => void
  /** How long the API may be silent after connecting, in milliseconds. */
  patience?: number
  /** Networks of the proxies that are trusted. */
  proxies?: readonly string[]
  /** The authority to trust; undefined for the public ones. */
  apiCa?: () => Buffer | undefined
  observer?: Observer
  /** Called when the API refuses a request as a bad one: its version may be the reason. */
  refused?: () => void
}

/**
 * Forwards requests to the API, websockets included. To the API, the console has the same origin,
 * as on a rack, which serves both. Calls `warn` when the API cannot be reached, once until it can
 * be reached again.
 */
export const createApiProxy = (
  api: string,
  {
    allowHosts = [],
    warn = console.error,
    patience = 120_000,
    proxies = [],
    apiCa,
    observer,
    refused,
  }: ApiProxyOptions = {},
) => {
  const address = new URL(api)
  const { origin, protocol } = address
  // Read once, not with each request.
  const { hostname, port } = urlToHttpOptions(address)
  const [Agent, start] =
    protocol === 'https:' ? [HttpsAgent, httpsRequest] : [HttpAgent, httpRequest]
  // With its own timeout, the agent also respects the one that the API announces.
  const agent = new Agent({ keepAlive: true, timeout: patience, maxSockets: MOST_SOCKETS })
  const tell = (message: string) => warn(printable(message))
  let underWay = 0
  let isReached = true
  let hasLostCookie = false

  const lost = (cookie: string) => {
    if (hasLostCookie) return
    hasLostCookie = true
    const [name] = cookie.split('=', 1)
    tell(
      `The API sets the cookie ${name}, which browsers take over HTTPS only: it was left out. Serve the console over HTTPS, by a host in front of this one that sends x-forwarded-proto.`,
    )
  }

  const countIn = (ending: EventEmitter) => {
    underWay += 1
    ending.once('close', () => (underWay -= 1))
  }

  /** Responds with the reason why there is no answer. */
  const failed = (
    request: IncomingMessage,
    response: ServerResponse,
    error: Error,
    isSent: boolean,
  ) => {
    const requestId = randomUUID()
    const isPage = wantsPage(request)
    const { message, type, body } = unreachable(origin, error, { isPage, isSent, requestId })
    if (isReached) tell(message)
    isReached = false
    note(response, 'host')
    observer?.unreached?.(codeOf(error))
    const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-request-id': requestId }
    response.writeHead(502, headers).end(body)
  }

  /**
   * Reads use kept connections, because a page reads a dozen things at once. Writes get a new
   * connection, because they could not be repeated if a kept one turned out to be closed. Throws
   * for an invalid address.
   */
  const ask = (request: IncomingMessage, websocket?: Upgrade) =>
    start({
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: {
        ...headersToApi(request, proxies),
        ...(hasOwnOrigin(request, allowHosts) && { origin }),
        ...(websocket && TO_WEBSOCKET),
      },
      agent: isRepeatable(request) && !websocket ? agent : false,
      timeout: patience,
      ca: apiCa?.(),
    })

  /** Starts a response with the API's status and headers. Throws for invalid ones. */
  const begin = (
    request: IncomingMessage,
    response: ServerResponse,
    answer: IncomingMessage,
    more?: OutgoingHttpHeaders,
  ) => {
    note(response, 'rack')
    const headers = headersFromApi(answer, request, { origin, lost })
    response.writeHead(answer.statusCode ?? 0, { ...headers, ...more })
    isReached = true
    if (answer.statusCode === 400) refused?.()
  }

  const exchange = (
    request: IncomingMessage,
    response: ServerResponse,
    outgoing: ClientRequest,
    websocket?: Upgrade,
  ) => {
    countIn(outgoing)
    const stopWatching = websocket && closeWhenLeft(websocket.socket)
    const isSent = watchConnecting(outgoing, protocol)
    outgoing.once('response', answer => {
      try {
        begin(request, response, answer)
        relay(answer, response)
      } catch (error) {
        outgoing.destroy(error as Error)
      }
    })
    outgoing.once('upgrade', (answer, socket: Socket, head) => {
      try {
        if (!websocket) throw new Error('it changed the protocol unasked')
        begin(request, response, answer, TO_WEBSOCKET)
        response.flushHeaders()
        response.detachSocket(websocket.socket)
        countIn(socket)
        observer?.connected?.('websocket', 1)
        socket.once('close', () => observer?.connected?.('websocket', -1))
        stopWatching?.()
        join(websocket, { socket, head })
      } catch (error) {
        socket.destroy()
        failed(request, response, error as Error, true)
      }
    })
    outgoing.on('timeout', () => {
      // The browser may be the slow side, in sending its request or reading the response.
      if (request.complete && !response.writableNeedDrain) outgoing.destroy(tooSlow())
    })
    // Once it reads again, the API has its full time.
    response.on('drain', () => outgoing.setTimeout(patience))
    outgoing.on('error', error => {
      // A started response breaks off where the API's does; a disconnected client gets none.
      if (response.headersSent || response.destroyed) return
      if (isStale(request, outgoing, error)) pass(request, response)
      else failed(request, response, error, isSent())
    })
    response.once('close', () => {
      outgoing.destroy()
      // Reads and drops the rest of the body.
      request.unpipe(outgoing).resume()
    })
    if (request.headers.expect) response.writeContinue()
    if (hasBody(request)) request.pipe(outgoing)
    else outgoing.end()
  }

  /** Forwards a request, with its connection if it asks for another protocol. */
  const pass = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    // Other protocols are ignored, which is impossible once a body has started.
    const websocket = upgrade && isWebSocket(request) ? upgrade : undefined
    if (upgrade && !websocket && hasBody(request))
      return refuse(request, response, {
        status: 400,
        reason: 'protocol',
        message: 'No other protocol is spoken here.',
      })
    if (underWay >= MOST_UNDER_WAY)
      return refuse(request, response, {
        status: 503,
        reason: 'busy',
        message: 'Too many requests are waiting for the API.',
        headers: { 'retry-after': '1' },
        code: NOT_SENT,
      })
    let outgoing: ClientRequest
    try {
      outgoing = ask(request, websocket)
    } catch {
      return refuse(request, response, {
        status: 400,
        reason: 'address',
        message: 'The address holds characters that none may hold.',
      })
    }
    exchange(request, response, outgoing, websocket)
  }

  /** Closes the kept connections. */
  return { pass, close: () => agent.destroy() }
}
