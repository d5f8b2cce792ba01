import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireRequest, WireResponse } from '@/ports/ports'
import { isThisMachine, urlOf } from '@/lib/request-origin'
import { systemClock, type BackendClock } from './clock'
import { createBackend, type Backend, type BackendOptions } from './create'
import { postsToThisMachine, refused, headOf, serveSockets } from './node-sockets'
import { digestUpload, isUpload } from './uploads'

export interface ServerOptions extends Omit<BackendOptions, 'origin' | 'sendPost'> {
  /** 0 for any free port. */
  port: number
  host?: string
  /** Further names of this host. */
  allowHosts?: readonly string[]
}

export interface RunningServer {
  readonly backend: Backend
  readonly url: string
  /** Lets pending requests finish, then closes all connections. */
  stop(): Promise<void>
}

/** Well above the limit of any operation, so that the backend itself can reject large bodies. */
const MAX_BODY_BYTES = 16 * 2 ** 20

/** How long connections may take to finish when the server stops, in milliseconds. */
const SHUTDOWN_TIMEOUT = 2_000

/** Reads a body, keeping only as much as is needed to see that it is too large. */
const readBody = async (message: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk)
    if (size < MAX_BODY_BYTES) chunks.push(bytes)
    size += bytes.length
  }
  return size > 0 ? Buffer.concat(chunks).toString('utf8') : null
}

/** The default content type (RFC 9110, 8.3). Pages can send it without a preflight. */
const UNKNOWN_TYPE = { 'content-type': 'application/octet-stream' }

const toWire = async (message: IncomingMessage, clock: BackendClock): Promise<WireRequest> => {
  const { headers, ...head } = headOf(message)
  const body = isUpload(head.method, head.url)
    ? await digestUpload(head.url, message, clock)
    : await readBody(message)
  return { ...head, headers: { ...(body !== null && UNKNOWN_TYPE), ...headers }, body }
}

/** A response to HEAD gives the length of the body it omits. */
const lengthOf = ({ status, headers }: WireResponse, bytes: Buffer) =>
  status === 204 || 'content-length' in headers ? {} : { 'content-length': String(bytes.length) }

const send = (response: ServerResponse, answer: WireResponse) => {
  const bytes = Buffer.from(answer.body, answer.encoding ?? 'utf8')
  response.writeHead(answer.status, { ...answer.headers, ...lengthOf(answer, bytes) })
  response.end(bytes)
}

/** Serves a backend over HTTP and WebSocket. Rejects if the port is not available. */
export const startServer = async ({
  port,
  host = '127.0.0.1',
  allowHosts = [],
  clock = systemClock(),
  ...options
}: ServerOptions): Promise<RunningServer> => {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const url = urlOf(host, address.port)
  // Callers on other machines must not make this one send requests to itself.
  const reach = isThisMachine(host) && { sendPost: postsToThisMachine(clock) }
  const backend = createBackend({ ...options, ...reach, clock, origin: url })

  const answer = (message: IncomingMessage, response: ServerResponse) => {
    const refusal = refused(message, allowHosts)
    if (refusal) return send(response, refusal)
    if (message.headers.expect) response.writeContinue()
    toWire(message, clock)
      .then(request => backend.handle(request))
      .then(answered => send(response, answered))
      .catch(() => response.destroy())
  }
  server.on('request', answer)
  // Rejects without reading the body, which the client then need not send.
  server.on('checkContinue', answer)
  const sockets = serveSockets(server, backend, allowHosts)

  return {
    backend,
    url,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      // WebSockets would stay open as long as their clients like.
      backend.backendState.consoles.stop()
      const forceClose = clock.setTimeout(() => {
        server.closeAllConnections()
        sockets.terminate()
      }, SHUTDOWN_TIMEOUT)
      await closed
      clock.clearTimeout(forceClose)
      backend.stop()
    },
  }
}
