import { readdirSync, readFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { WebSocketServer } from 'ws'
import { MIB } from './upload-file'

const HOST = '127.0.0.1'
const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
const HANDSHAKE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: YWJjZGVmZ2hpamtsbW5vcA==\r\n'

/**
 * An API that, by path, responds at once, sends much, hardly ever responds, or opens a websocket.
 */
export const startAbusedApi = async () => {
  const much = Buffer.alloc(4 * MIB, 'x')
  const server = createServer((request, response) => {
    request.resume()
    if (request.url === '/v1/slow') return
    response.end(request.url === '/v1/much' ? much : '{}')
  })
  new WebSocketServer({ server })
  const here = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    here.add(socket)
    socket.once('close', () => here.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, HOST, resolve))
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      for (const socket of here) socket.destroy()
    },
  }
}

/**
 * Kinds of clients: each sends a text, then closes its connection after `stays` milliseconds, by a
 * reset every other time.
 */
const CLIENTS: readonly { name: string; text: string; stays: number; reads: boolean }[] = [
  { name: 'slow to ask', text: 'GET /v1/me HTTP/1.1\r\nhost: loc', stays: 2_000, reads: true },
  { name: 'slow to read', text: asking('/v1/much'), stays: 2_000, reads: false },
  { name: 'pipelined', text: asking('/v1/slow').repeat(12), stays: 200, reads: true },
  { name: 'leaving', text: asking('/v1/slow'), stays: 0, reads: true },
  { name: 'flooding', text: asking('/v1/slow').repeat(400), stays: 200, reads: false },
  { name: 'in a hurry', text: asking('/v1/me').repeat(12), stays: 100, reads: true },
  {
    name: 'half a body',
    text: 'POST /v1/slow HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999\r\n\r\nabc',
    stays: 500,
    reads: true,
  },
  { name: 'handshakes', text: asking('/v1/slow', HANDSHAKE), stays: 200, reads: true },
  { name: 'websockets', text: asking('/v1/stream', HANDSHAKE), stays: 200, reads: true },
]

export const CLIENT_NAMES = CLIENTS.map(({ name }) => name)

/** Number of concurrent clients of each kind. */
const EACH = 8

/**
 * Connects and disconnects clients of all kinds until `stop` is called, which closes all
 * connections.
 */
export const abuse = (port: number) => {
  const here = new Set<Socket>()
  let isOver = false
  let count = 0
  const come = (client: (typeof CLIENTS)[number]) => {
    if (isOver) return
    count += 1
    const socket = connect(port, HOST)
    here.add(socket)
    socket.on('error', () => {})
    if (client.reads) socket.resume()
    const isReset = count % 2 === 0
    socket.write(client.text, () =>
      setTimeout(() => (isReset ? socket.resetAndDestroy() : socket.destroy()), client.stays),
    )
    socket.once('close', () => {
      here.delete(socket)
      // Delayed, so that the machine does not run out of ports: each stays in use for a minute.
      setTimeout(() => come(client), 300)
    })
  }
  for (const client of CLIENTS) for (let number = 0; number < EACH; number++) come(client)
  return {
    count: () => count,
    stop: () => {
      isOver = true
      for (const socket of here) socket.destroy()
    },
  }
}

/** How long a well-behaved client waits for a response, in milliseconds; null if there is none. */
export const waitOfOthers = async (url: string): Promise<number | null> => {
  const start = performance.now()
  const [answer, error] = await new Promise<[IncomingMessage | null, string]>(resolve => {
    const asked = get(`${url}/v1/me`, { agent: false, timeout: 10_000 })
    asked.once('response', given => {
      given.resume().once('end', () => resolve([given, '']))
    })
    asked.once('timeout', () => asked.destroy(new Error('it is silent')))
    asked.once('error', ({ message }) => resolve([null, message]))
  })
  if (answer?.statusCode === 200) return performance.now() - start
  console.error(`Others are not answered: ${answer?.statusCode ?? error}.`)
  return null
}

export interface Held {
  descriptors: number
  /** In MiB. */
  memory: number
}

/** The descriptors and memory of a process, as reported by Linux. */
export const heldBy = (pid: number): Held => {
  const [, kibibytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    memory: Number(kibibytes) / 1024,
  }
}
