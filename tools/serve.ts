import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createProxyServer } from 'httpxy'
import sirv from 'sirv'
import { isApiRequest, SECURITY_HEADERS, unreachablePage } from './serving'

const USAGE = `Serves a production build of the console.

  npm run serve -- --api URL [--port 4000]   dist/ in front of the API at URL
  npm run serve -- --preview [--port 4000]   dist-preview/, with its backend inside`

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(1)
}

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        api: { type: 'string' },
        port: { type: 'string', default: '4000' },
        preview: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { api, port: portText, preview, help } = readOptions()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const port = Number(portText)
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`${portText} is not a port.`)
if (!api && !preview) fail('Say where the API is with --api URL, or serve the preview.')
if (api && !/^https?:\/\/[^/]+\/?$/.test(api)) fail(`${api} is not the address of an API host.`)

const folder = fileURLToPath(new URL(preview ? '../dist-preview' : '../dist', import.meta.url))
if (!existsSync(folder))
  fail(`There is no build yet. Run npm run ${preview ? 'build:preview' : 'build'} first.`)

const LONG = 'public, max-age=31536000, immutable'

const files = sirv(folder, {
  brotli: true,
  gzip: true,
  single: true,
  etag: true,
  setHeaders: (response, path) =>
    response.setHeader('cache-control', path.startsWith('/assets/') ? LONG : 'no-store'),
})

const proxy = api
  ? createProxyServer({
      target: api,
      changeOrigin: true,
      ws: true,
      xfwd: true,
      proxyTimeout: 60_000,
    })
  : null

proxy?.on('error', (error, request, response) => {
  const reason = 'code' in error ? String(error.code) : error.message
  if (response && 'writeHead' in response && !response.headersSent) {
    const { type, body } = unreachablePage(api ?? '', reason, (request as IncomingMessage).headers)
    response.writeHead(502, { ...SECURITY_HEADERS, 'content-type': type })
    response.end(body)
  } else response?.destroy()
})

const handle = (request: IncomingMessage, response: ServerResponse) => {
  if (proxy && isApiRequest(request)) return void proxy.web(request, response)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  files(request, response)
}

const server = createServer(handle)
server.on('upgrade', (request, socket, head) => {
  if (proxy && isApiRequest(request)) void proxy.ws(request, socket as Socket, {}, head)
  else socket.destroy()
})
server.on('error', (error: NodeJS.ErrnoException) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message),
)
server.listen(port, () => {
  const address = `http://localhost:${port}`
  console.log(preview ? `The preview is on ${address}` : `The console is on ${address}, for ${api}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
