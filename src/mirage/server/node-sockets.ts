import {
  type IncomingMessage,
  request as requestHttp,
  type Server,
  STATUS_CODES,
  validateHeaderValue,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { WireResponse, WireRequest } from '@/ports/ports'
import { refusalOf, isThisMachine } from '@/lib/request-origin'
import { ApiFailure, errorResponse } from './errors'
import type { BackendClock } from './clock'
import type { Post, PostOutcome, SendPost } from './backend-state'
import type { Backend } from './create'

/** The rejection of requests from other origins or for other hosts; null if allowed. */
export const refused = (
  message: IncomingMessage,
  allowHosts: readonly string[],
): WireResponse | null => {
  const reason = refusalOf(message, { allowHosts, mayRead: false })
  return reason === null ? null : errorResponse(new ApiFailure(403, 'Forbidden', reason), '')
}

/** As on a rack, in milliseconds. */
const CONNECTION_TIMEOUT = 10_000
const RESPONSE_TIMEOUT = 30_000

/** Redirects are not followed, so they are errors like others. */
const outcomeOf = (status: number, durationMs: number): PostOutcome => ({
  result: status >= 200 && status < 300 ? 'succeeded' : 'failed_http_error',
  response: { status, durationMs },
})

const send = ({ url, headers, body }: Post, clock: BackendClock): Promise<PostOutcome> =>
  new Promise(resolve => {
    const start = clock.now()
    const open = url.startsWith('https:') ? requestHttps : requestHttp
    const request = open(url, { method: 'POST', headers, agent: false })
    const end = (outcome: PostOutcome) => {
      clock.clearTimeout(timer)
      request.destroy()
      resolve(outcome)
    }
    const endAfter = (ms: number, result: PostOutcome['result']) =>
      clock.setTimeout(() => end({ result, response: null }), ms)
    let timer = endAfter(CONNECTION_TIMEOUT, 'failed_unreachable')
    request.on('socket', socket => {
      socket.on('connect', () => {
        clock.clearTimeout(timer)
        timer = endAfter(RESPONSE_TIMEOUT, 'failed_timeout')
      })
    })
    request.on('response', ({ statusCode = 0 }) => {
      end(outcomeOf(statusCode, Math.max(0, clock.now() - start)))
    })
    request.on('error', () => end({ result: 'failed_unreachable', response: null }))
    request.end(body)
  })

/** Sends requests to receivers on this machine. */
export const postsToThisMachine =
  (clock: BackendClock): SendPost =>
  post =>
    isThisMachine(new URL(post.url).hostname) ? send(post, clock) : undefined

/** Limits the response to one message: each line of input gets a prompt. */
const MAX_MESSAGE_BYTES = 2 ** 16

/** A request without its body. */
export const headOf = (message: IncomingMessage): Omit<WireRequest, 'body'> => ({
  method: message.method ?? 'GET',
  url: message.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  ),
})

/**
 * Rejects a WebSocket handshake with an HTTP response and closes the connection. Throws if a header
 * contains a line break.
 */
const refuseUpgrade = (socket: Socket, { status, headers, body, encoding }: WireResponse) => {
  const bytes = Buffer.from(body, encoding ?? 'utf8')
  const length = String(bytes.length)
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': length })
  for (const [name, value] of lines) validateHeaderValue(name, value)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(bytes)
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)

/** Connects an accepted WebSocket to the backend. */
const talk = (backend: Backend, request: WireRequest, socket: WebSocket) => {
  const connection = backend.openConsole(request, {
    send: bytes => socket.send(bytes),
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary) connection.receive(bytesOf(data))
  })
  socket.on('close', () => connection.gone())
  socket.on('error', () => socket.terminate())
}

/** Serves the WebSockets of a server. `terminate` drops open connections. */
export const serveSockets = (
  server: Server,
  backend: Backend,
  allowHosts: readonly string[],
): { terminate(): void } => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('upgrade', (message: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const refusal = refused(message, allowHosts)
    if (refusal) return refuseUpgrade(socket, refusal)
    const request = { ...headOf(message), body: null }
    backend
      .handle(request)
      .then(answer => {
        if (answer.status !== 101) return refuseUpgrade(socket, answer)
        return sockets.handleUpgrade(message, socket, head, opened =>
          talk(backend, request, opened),
        )
      })
      .catch(() => socket.destroy())
  })
  return {
    terminate: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
