import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { createProxyServer } from 'httpxy'
import { wantsPage } from './api-paths'
import { secure } from './security-headers'
import { unreachable } from './unreachable'

/** How long a connection to the API may take to come about, in milliseconds. */
const CONNECT_PATIENCE = 5_000
/** How long the API may be silent once connected, in milliseconds. */
const ANSWER_PATIENCE = 120_000

/** A host that swallows packets would keep the console waiting for minutes. */
const giveUpConnecting = (request: ClientRequest) => {
  const { socket } = request
  if (!socket?.connecting) return
  const timer = setTimeout(
    () => request.destroy(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
    CONNECT_PATIENCE,
  )
  socket.once('connect', () => clearTimeout(timer))
  socket.once('close', () => clearTimeout(timer))
}

/** Whether the browser came here over TLS, if only as far as a host before this one. */
const isPrivate = ({ socket, headers }: IncomingMessage) =>
  'encrypted' in socket || headers['x-forwarded-proto'] === 'https'

/** The cookie as the browser must get it to send it back here rather than to the API's host. */
const asOwnCookie = (cookie: string, mayBeSecure: boolean) =>
  cookie.replace(mayBeSecure ? /;\s*domain=[^;]*/gi : /;\s*(domain=[^;]*|secure(?=;|$))/gi, '')

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Passes what is meant for the API on to it, websockets included. `warn` is told when the API cannot
 * be reached, once until it can be again.
 */
export const createApiProxy = (api: string, warn: (message: string) => void = console.error) => {
  const { origin, protocol } = new URL(api)
  const Agent = protocol === 'https:' ? HttpsAgent : HttpAgent
  // With a timeout of its own the agent also heeds the one the API announces.
  const agent = new Agent({ keepAlive: true, timeout: ANSWER_PATIENCE })
  const asked = new WeakMap<IncomingMessage, ClientRequest>()
  let isReached = true

  const proxy = createProxyServer({
    target: origin,
    changeOrigin: true,
    xfwd: true,
    proxyTimeout: ANSWER_PATIENCE,
    upgradeTimeout: CONNECT_PATIENCE,
  })

  /**
   * Reading goes over connections that are kept, since a page reads a dozen things at once. What
   * changes something has a fresh one: it cannot be sent twice should a kept one turn out closed.
   */
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    void proxy
      .web(request, response, isReading(request) ? { agent } : { agent: false })
      .catch(() => response.destroy())

  const isStale = (request: IncomingMessage, error: Error) =>
    isReading(request) &&
    asked.get(request)?.reusedSocket === true &&
    'code' in error &&
    error.code === 'ECONNRESET'

  // To the API the console is of its own origin, as it is where a rack serves both.
  const adopt = (request: ClientRequest) => {
    if (request.getHeader('origin')) request.setHeader('origin', origin)
  }

  proxy.on('proxyReq', (outgoing, request) => {
    asked.set(request, outgoing)
    adopt(outgoing)
    giveUpConnecting(outgoing)
  })
  proxy.on('proxyReqWs', adopt)

  proxy.on('proxyRes', ({ headers }, request, response) => {
    isReached = true
    const { location, 'set-cookie': cookies } = headers
    if (cookies)
      headers['set-cookie'] = cookies.map(cookie => asOwnCookie(cookie, isPrivate(request)))
    // What the API has on its own host is to be found on this one.
    if (location?.startsWith(`${origin}/`)) headers.location = location.slice(origin.length)
    secure(response, headers)
  })

  proxy.on('error', (error, request, response) => {
    if (!request || !response || !('writeHead' in response)) {
      response?.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n')
      return
    }
    if (response.headersSent) return void response.destroy()
    if (isStale(request, error)) return pass(request, response)
    const { message, type, body } = unreachable(origin, error, wantsPage(request))
    if (isReached) warn(message)
    isReached = false
    secure(response)
    response.writeHead(502, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  })

  return {
    pass,
    socket: (request: IncomingMessage, socket: Socket, head: Buffer) =>
      void proxy.ws(request, socket, {}, head).catch(() => socket.destroy()),
    /** Lets go of the connections kept for later. */
    close: () => agent.destroy(),
  }
}
