import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { refusalOf } from '@/lib/request-origin'
import { isApiRequest, wantsPage } from './api-paths'
import { createApiProxy } from './api-proxy'
import { limitConnections } from './connections'
import { type ConsoleFilesOptions, serveConsoleFiles } from './console-files'
import { inTurn } from './in-turn'
import type { RackRelease } from './rack-release'
import { refuse } from './refuse'
import { toOriginForm } from './request-target'
import { secure } from './security-headers'
import { answerUpgrades, type Upgrade } from './upgrade'

export interface ConsoleServerOptions extends ConsoleFilesOptions {
  /** Address of the API; undefined if the build contains its own. */
  api?: string | undefined
  /** Names of the console besides those of this machine. */
  allowHosts?: readonly string[]
  /** Which release the API's rack runs, for the document. */
  rack?: RackRelease | undefined
}

/** The host of a production build: its files, and the API behind it. */
export const createConsoleServer = ({
  api,
  allowHosts = [],
  rack,
  ...build
}: ConsoleServerOptions) => {
  const proxy =
    api === undefined ? null : createApiProxy(api, { allowHosts, refused: () => rack?.doubt() })
  const sendFile = serveConsoleFiles({ ...build, release: () => rack?.current() ?? null })

  const answer = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    toOriginForm(request)
    secure(response)
    const refusal = refusalOf(request, { allowHosts, mayRead: true })
    if (refusal) return refuse(request, response, 403, refusal)
    if (proxy && isApiRequest(request)) return proxy.pass(request, response, upgrade)
    // Without an API, the console shows the pages that an API would show to a browser, such as the
    // login.
    if (isApiRequest(request) && !wantsPage(request))
      return refuse(request, response, 404, 'There is no API here.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 405, 'Only GET and HEAD are allowed here.', {
        allow: 'GET, HEAD',
      })
    sendFile(request, response)
  }

  const answerInTurn = inTurn(answer)
  const server = createServer({ connectionsCheckingInterval: 1_000 }, answerInTurn)
  limitConnections(server)
  // Lets a client that waits to send its body learn of a refusal first: the proxy sends the 100.
  server.on('checkContinue', answerInTurn)
  answerUpgrades(server, answer)
  server.on('close', () => {
    proxy?.close()
    rack?.close()
  })
  return server
}
