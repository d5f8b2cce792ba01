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
import { hasOwnOrigin } from '@/lib/request-origin'
import { printable } from '@/lib/printable'
import { headersFromApi, headersToApi } from './api-headers'
import { wantsPage } from './api-paths'
import { hasBody } from './in-turn'
import { refuse } from './refuse'
import { unreachable } from './unreachable'
import { closeWhenLeft, isWebSocket, type Upgrade } from './upgrade'

/** How long a connection to the API may take to come about, in milliseconds. */
const CONNECT_PATIENCE = 5_000

/** How many kept connections to the API there may be; what finds none waits for one. */
const MOST_SOCKETS = 256
/** How much may be under way: websockets, and what waits for a connection, included. */
const MOST_UNDER_WAY = 512

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })

/** A host that swallows packets would keep the console waiting for minutes. */
const giveUpConnecting = (outgoing: ClientRequest) =>
  outgoing.once('socket', socket => {
    if (!socket.connecting) return
    const timer = setTimeout(() => outgoing.destroy(tooSlow()), CONNECT_PATIENCE)
    socket.once('connect', () => clearTimeout(timer))
    socket.once('close', () => clearTimeout(timer))
  })

/** Whether asking again changes nothing, should the first time have come to nothing. */
const isRepeatable = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request)

/** A kept connection that the API had closed already. */
const isStale = (request: IncomingMessage, outgoing: ClientRequest, error: Error) =>
  isRepeatable(request) && outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'

const TO_WEBSOCKET = { connection: 'upgrade', upgrade: 'websocket' } as const

/** Has each side say what the other one does; when one breaks, so does the other. */
const join = (client: Upgrade, api: Upgrade) => {
  for (const { socket, head } of [client, api]) {
    socket.unshift(head)
    socket.setTimeout(0)
    socket.setNoDelay(true)
    socket.setKeepAlive(true)
  }
  pipeline(client.socket, api.socket, client.socket, () => {})
}

interface ApiProxyOptions {
  /** What the console is called from elsewhere, beside the names of this machine. */
  allowHosts?: readonly string[]
  warn?: (message: string) => void
  /** How long the API may be silent once connected, in milliseconds. */
  patience?: number
}

/**
 * Passes what is meant for the API on to it, websockets included. To the API the console is of its
 * own origin, as it is where a rack serves both. `warn` is told when the API cannot be reached, once
 * until it can be again.
 */
export const createApiProxy = (
  api: string,
  { allowHosts = [], warn = console.error, patience = 120_000 }: ApiProxyOptions = {},
) => {
  const { origin, protocol } = new URL(api)
  const [Agent, start] =
    protocol === 'https:' ? [HttpsAgent, httpsRequest] : [HttpAgent, httpRequest]
  // With a timeout of its own the agent also heeds the one the API announces.
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

  /** Says why there is no answer. */
  const failed = (request: IncomingMessage, response: ServerResponse, error: Error) => {
    const { message, type, body } = unreachable(origin, error, wantsPage(request))
    if (isReached) tell(message)
    isReached = false
    response.writeHead(502, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }

  /**
   * Reading goes over connections that are kept, since a page reads a dozen things at once. What
   * changes something has a fresh one: it cannot be sent twice should a kept one turn out closed.
   * Throws for an address that holds what none may hold.
   */
  const ask = (request: IncomingMessage, websocket?: Upgrade) =>
    start(origin, {
      method: request.method,
      path: request.url,
      headers: {
        ...headersToApi(request),
        ...(hasOwnOrigin(request, allowHosts) && { origin }),
        ...(websocket && TO_WEBSOCKET),
      },
      agent: isRepeatable(request) && !websocket ? agent : false,
      timeout: patience,
    })

  /** Begins an answer as the API begins its own. Throws for what no answer may say. */
  const begin = (
    request: IncomingMessage,
    response: ServerResponse,
    answer: IncomingMessage,
    more?: OutgoingHttpHeaders,
  ) => {
    const headers = headersFromApi(answer, request, { origin, lost })
    response.writeHead(answer.statusCode ?? 0, { ...headers, ...more })
    isReached = true
  }

  const exchange = (
    request: IncomingMessage,
    response: ServerResponse,
    outgoing: ClientRequest,
    websocket?: Upgrade,
  ) => {
    countIn(outgoing)
    const stopWatching = websocket && closeWhenLeft(websocket.socket)
    giveUpConnecting(outgoing)
    outgoing.once('response', answer => {
      try {
        begin(request, response, answer)
        pipeline(answer, response, () => {})
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
        stopWatching?.()
        join(websocket, { socket, head })
      } catch (error) {
        socket.destroy()
        failed(request, response, error as Error)
      }
    })
    outgoing.on('timeout', () => {
      // It may well be the browser that is slow: to say what it wants, or to take what it gets.
      if (request.complete && !response.writableNeedDrain) outgoing.destroy(tooSlow())
    })
    outgoing.on('error', error => {
      // An answer that has begun breaks off where the API's does; nobody may be waiting any more.
      if (response.headersSent || response.destroyed) return
      if (isStale(request, outgoing, error)) pass(request, response)
      else failed(request, response, error)
    })
    response.once('close', () => {
      outgoing.destroy()
      // The rest of a body that nobody waits for any more.
      request.unpipe(outgoing).resume()
    })
    if (request.headers.expect) response.writeContinue()
    request.pipe(outgoing)
  }

  /** Passes a request on, with the connection it came by where it wants to change the protocol. */
  const pass = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    // Other protocols are ignored, which a body that has begun makes impossible.
    const websocket = upgrade && isWebSocket(request) ? upgrade : undefined
    if (upgrade && !websocket && hasBody(request))
      return refuse(request, response, 400, 'No other protocol is spoken here.')
    if (underWay >= MOST_UNDER_WAY)
      return refuse(request, response, 503, 'Too many requests are waiting for the API.', {
        'retry-after': '1',
      })
    let outgoing: ClientRequest
    try {
      outgoing = ask(request, websocket)
    } catch {
      return refuse(request, response, 400, 'The address holds characters that none may hold.')
    }
    exchange(request, response, outgoing, websocket)
  }

  /** Lets go of the connections kept for later. */
  return { pass, close: () => agent.destroy() }
}
