import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { refusalOf } from '@/lib/request-origin'
import { isApiRequest, wantsPage } from './api-paths'
import { createApiProxy } from './api-proxy'
import { type ConsoleFilesOptions, serveConsoleFiles } from './console-files'
import { inTurn } from './in-turn'
import { refuse } from './refuse'
import { toOriginForm } from './request-target'
import { secure } from './security-headers'
import { answerUpgrades, type Upgrade } from './upgrade'

export interface ConsoleServerOptions extends ConsoleFilesOptions {
  /** The API's address; none where the build brings its own. */
  api?: string | undefined
  /** What the console is called from elsewhere, beside the names of this machine. */
  allowHosts?: readonly string[]
}

const MOST_CONNECTIONS = 1_024
/** How long a client's connection may be silent, in milliseconds. */
const CLIENT_PATIENCE = 150_000

/** The host of a production build: its files, and the API behind it. */
export const createConsoleServer = ({ api, allowHosts = [], ...build }: ConsoleServerOptions) => {
  const proxy = api === undefined ? null : createApiProxy(api, { allowHosts })
  const sendFile = serveConsoleFiles(build)

  const answer = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    toOriginForm(request)
    secure(response)
    const refusal = refusalOf(request, { allowHosts, mayRead: true })
    if (refusal) return refuse(request, response, 403, refusal)
    if (proxy && isApiRequest(request)) return proxy.pass(request, response, upgrade)
    // What an API would show to a browser, such as where to log in, the console shows without one.
    if (isApiRequest(request) && !wantsPage(request))
      return refuse(request, response, 404, 'There is no API here.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 405, 'Only GET and HEAD are allowed here.', {
        allow: 'GET, HEAD',
      })
    sendFile(request, response)
  }

  const answerInTurn = inTurn(answer)
  const server = createServer(answerInTurn)
  server.maxConnections = MOST_CONNECTIONS
  // Who neither reads nor says anything is let go, later than the API is that says nothing.
  server.setTimeout(CLIENT_PATIENCE)
  // Whoever waits with a body need not send it to be refused: the proxy says when to go on.
  server.on('checkContinue', answerInTurn)
  answerUpgrades(server, answer)
  server.on('close', () => proxy?.close())
  return server
}
