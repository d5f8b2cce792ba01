import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import { Server as TlsServer, request as requestByTls } from 'node:https'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import {
  type ConsoleServerOptions,
  createConsoleServer,
} from '../../../../tools/serving/console-server'
import { temporaryFolder } from '#tests/support/temporary-folder'

const started = async (server: Server, scheme = 'http') => {
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`
}

/** The warnings of a server, which are kept off the terminal. */
export const warnings = () => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => spy.mockRestore())
  return spy.mock.calls
}

/** An API that responds with `answer`. */
export const startApi = (answer: RequestListener, server: Server = createServer()) =>
  started(server.on('request', answer), server instanceof TlsServer ? 'https' : 'http')

/** An API that `answer` implements byte by byte. */
export const startRaw = async (answer: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createTcpServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    answer(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Sends raw bytes, and returns everything received until the connection ends. */
export const sendRaw = async (url: string, text: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(text, 'latin1')
  let answered = ''
  socket.on('data', chunk => (answered += chunk.toString('latin1')))
  await once(socket, 'close')
  return answered
}

/** A build of a script with its compressed copies and source map, a font and the document. */
export const makeBuild = () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  const files = {
    'index.html': '<!doctype html><html lang="en"><title>Console</title>',
    'assets/main.1.js': 'plain',
    'assets/main.1.js.br': 'brotli',
    'assets/main.1.js.gz': 'gzip',
    'assets/main.1.js.map': '{"sources":[]}',
    'assets/font.2.woff2': 'font',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** The console's production server with its address, in front of an API if `api` is given. */
export const startHost = async (api?: string, options: Partial<ConsoleServerOptions> = {}) => {
  const server = createConsoleServer({ folder: makeBuild(), api, ...options })
  return { server, url: await started(server, options.tls ? 'https' : 'http') }
}

/** The address of the console's production server, in front of an API if `api` is given. */
export const startConsole = async (api?: string, options: Partial<ConsoleServerOptions> = {}) =>
  (await startHost(api, options)).url

/** A path to send without normalization. */
interface RawAddress {
  port: string
  path: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The authority to trust. */
  ca?: Buffer
}

/** Sends a request without following redirects or decompressing the response. */
export const ask = async (
  url: string | RawAddress,
  { method = 'GET', headers = {}, body, ca }: Asked = {},
) => {
  const options = { method, headers, agent: false }
  const outgoing =
    typeof url !== 'string'
      ? request({ ...url, ...options })
      : ca
        ? requestByTls(url, { ...options, ca })
        : request(url, options)
  // A server may close a connection after it has responded.
  outgoing.on('error', () => {})
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

export const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
