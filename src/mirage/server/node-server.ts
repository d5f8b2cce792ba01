import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireRequest, WireResponse } from '@/app/ports'
import { urlOf } from '@/lib/request-origin'
import { systemClock } from './clock'
import { createBackend, type Backend, type BackendOptions } from './create'
import { refused } from './node-refusal'
import { headOf, serveSockets } from './node-sockets'

export interface ServerOptions extends Omit<BackendOptions, 'origin'> {
  /** 0 for any that is free. */
  port: number
  host?: string
  /** What the server is called from elsewhere, beside the names of this machine. */
  allowHosts?: readonly string[]
}

export interface RunningServer {
  readonly backend: Backend
  readonly url: string
  /** Lets what is under way finish, then closes every connection. */
  stop(): Promise<void>
}

/** Well above what any operation takes, so that the backend can say itself that it is too much. */
const MOST_BYTES_KEPT = 16 * 2 ** 20

/** How long connections have to finish when the server stops, in milliseconds. */
const PATIENCE = 2_000

/** A body, or as much of it as is needed to see that it is too large; the rest is read and dropped. */
const readBody = async (message: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk)
    if (size < MOST_BYTES_KEPT) chunks.push(bytes)
    size += bytes.length
  }
  return size > 0 ? Buffer.concat(chunks).toString('utf8') : null
}

/** What a body is that does not say so: RFC 9110, 8.3. Pages can send it without being asked. */
const UNKNOWN_TYPE = { 'content-type': 'application/octet-stream' }

const toWire = async (message: IncomingMessage): Promise<WireRequest> => {
  const { headers, ...head } = headOf(message)
  const body = await readBody(message)
  return { ...head, headers: { ...(body !== null && UNKNOWN_TYPE), ...headers }, body }
}

/** An answer to HEAD says how long the body would be that it leaves out. */
const lengthOf = ({ status, headers }: WireResponse, bytes: Buffer) =>
  status === 204 || 'content-length' in headers ? {} : { 'content-length': String(bytes.length) }

const send = (response: ServerResponse, answer: WireResponse) => {
  const bytes = Buffer.from(answer.body, answer.encoding ?? 'utf8')
  response.writeHead(answer.status, { ...answer.headers, ...lengthOf(answer, bytes) })
  response.end(bytes)
}

/** Serves a backend over HTTP, its one websocket included. Rejects when the port cannot be had. */
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
  const backend = createBackend({ ...options, clock, origin: url })

  const answer = (message: IncomingMessage, response: ServerResponse) => {
    const refusal = refused(message, allowHosts)
    if (refusal) return send(response, refusal)
    if (message.headers.expect) response.writeContinue()
    toWire(message)
      .then(request => backend.handle(request))
      .then(answered => send(response, answered))
      .catch(() => response.destroy())
  }
  server.on('request', answer)
  // Whoever waits with a body need not send it to be refused.
  server.on('checkContinue', answer)
  const sockets = serveSockets(server, backend, allowHosts)

  return {
    backend,
    url,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      // Websockets would stay for as long as their clients like.
      backend.backendState.consoles.stop()
      const impatient = clock.setTimeout(() => {
        server.closeAllConnections()
        sockets.terminate()
      }, PATIENCE)
      await closed
      clock.clearTimeout(impatient)
      backend.stop()
    },
  }
}
