import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireRequest, WireResponse } from '@/app/ports'
import { systemClock } from './clock'
import { createBackend, type Backend, type BackendOptions } from './create'

export interface ServerOptions extends Omit<BackendOptions, 'origin'> {
  /** 0 for any that is free. */
  port: number
  host?: string
}

export interface RunningServer {
  readonly backend: Backend
  readonly url: string
  /** Lets what is under way finish, then closes every connection. */
  stop(): Promise<void>
}

/** Well above what any operation takes, so that the backend can say itself that it is too much. */
const MOST_BYTES_READ = 16 * 2 ** 20

/** How long connections have to finish when the server stops, in milliseconds. */
const PATIENCE = 2_000

const readBody = async (message: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MOST_BYTES_READ) throw new Error('the body is far too large')
    chunks.push(bytes)
  }
  return size > 0 ? Buffer.concat(chunks).toString('utf8') : null
}

const toWire = async (message: IncomingMessage): Promise<WireRequest> => ({
  method: message.method ?? 'GET',
  url: message.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  ),
  body: await readBody(message),
})

const send = (response: ServerResponse, { status, headers, body, encoding }: WireResponse) => {
  const bytes = Buffer.from(body, encoding ?? 'utf8')
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) }
  response.writeHead(status, { ...headers, ...length })
  response.end(bytes)
}

/** Serves a backend over HTTP. Rejects when the port cannot be had. */
export const startServer = async ({
  port,
  host = '127.0.0.1',
  clock = systemClock(),
  ...options
}: ServerOptions): Promise<RunningServer> => {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const url = `http://${host}:${address.port}`
  const backend = createBackend({ ...options, clock, origin: url })

  server.on('request', (message: IncomingMessage, response: ServerResponse) => {
    toWire(message)
      .then(request => backend.handle(request))
      .then(answer => send(response, answer))
      .catch(() => response.destroy())
  })

  return {
    backend,
    url,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const impatient = clock.setTimeout(() => server.closeAllConnections(), PATIENCE)
      await closed
      clock.clearTimeout(impatient)
      backend.stop()
    },
  }
}
