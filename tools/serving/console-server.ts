import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import sirv from 'sirv'
import { isApiRequest, wantsPage } from './api-paths'
import { createApiProxy } from './api-proxy'
import { secure } from './security-headers'

export interface ConsoleServerOptions {
  /** A production build. */
  folder: string
  /** The API's address; none where the build brings its own. */
  api?: string | undefined
}

/** Names of assets change with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const refuse = (response: ServerResponse, status: number, message: string) => {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end(`${message}\n`)
}

/**
 * The host of a production build: its files, compressed ahead; the document for every address that
 * is not a file, since the console finds its screens itself; and the API behind it.
 */
export const createConsoleServer = ({ folder, api }: ConsoleServerOptions) => {
  const proxy = api === undefined ? null : createApiProxy(api)
  const compressed = { brotli: true, gzip: true, etag: true }
  const assets = sirv(folder, {
    ...compressed,
    setHeaders: response => response.setHeader('cache-control', FOR_EVER),
  })
  const documents = sirv(folder, {
    ...compressed,
    single: true,
    // An object's name may have dots in it.
    ignores: false,
    setHeaders: response => response.setHeader('cache-control', 'no-store'),
  })

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (isApiRequest(request) && proxy) return proxy.pass(request, response)
    secure(response)
    // What an API would show to a browser, such as where to log in, the console shows without one.
    if (isApiRequest(request) && !wantsPage(request))
      return refuse(response, 404, 'There is no API here.')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405, 'Only GET and HEAD are allowed here.')
    }
    if (!request.url?.startsWith('/assets/')) return documents(request, response)
    assets(request, response, () => refuse(response, 404, 'There is no such file.'))
  })

  server.on('upgrade', (request, socket, head) => {
    if (proxy && isApiRequest(request)) proxy.socket(request, socket as Socket, head)
    else socket.destroy()
  })
  server.on('close', () => proxy?.close())
  return server
}
