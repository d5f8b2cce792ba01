import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, ExpressRequestHandler } from 'webpack-dev-server'
import { refusalOf } from '@/lib/request-origin'
import { isApiRequest } from '../serving/api-paths'
import { createApiProxy } from '../serving/api-proxy'
import type { DevelopOptions } from '../serving/develop-options'
import { inTurn } from '../serving/in-turn'
import { ipv4Of } from '../serving/listen'
import { refuse } from '../serving/refuse'
import { secure, SECURITY_HEADERS } from '../serving/security-headers'
import { answerUpgrades, type Upgrade } from '../serving/upgrade'
import { fromRoot } from './paths'

/**
 * The policy of the real host, except for hot updates, which are evaluated, and for the window of
 * Stately's inspector, which sends messages to the page that opened it.
 */
const headers = {
  ...SECURITY_HEADERS,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': `${SECURITY_HEADERS['content-security-policy']}; script-src 'unsafe-eval' 'self'`,
}

type Listening = NonNullable<Configuration['onListening']>

/**
 * Handles connection errors of clients that ask for an unsupported protocol, which nothing else
 * does.
 */
const outliveConnections: Listening = ({ server }) =>
  server?.on('connection', socket => socket.on('error', () => socket.destroy()))

/** Forwards API requests by the proxy of `npm run serve`, so that both behave the same. */
const inFrontOf = (api: string, allowHosts: readonly string[]): Configuration => {
  const proxy = createApiProxy(api, { allowHosts })
  const answer = (request: IncomingMessage, response: ServerResponse, upgrade?: Upgrade) => {
    secure(response)
    const refusal = refusalOf(request, { allowHosts, mayRead: true })
    if (refusal) refuse(request, response, { status: 403, reason: 'origin', message: refusal })
    else proxy.pass(request, response, upgrade)
  }
  const answerInTurn = inTurn(answer)
  const middleware: ExpressRequestHandler = (request, response, next) =>
    isApiRequest(request) ? answerInTurn(request, response) : next()
  return {
    setupMiddlewares: middlewares => {
      // After the checks of a request's origin.
      const files = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware')
      return middlewares.toSpliced(files, 0, { name: 'api', middleware })
    },
    onListening: listening => {
      const { server } = listening
      outliveConnections(listening)
      // The proxy sends the 100.
      server?.on('checkContinue', (...asked) => server.emit('request', ...asked))
      if (server) answerUpgrades(server, answer, isApiRequest)
      server?.on('close', proxy.close)
    },
  }
}

/** Serves the console during development, in front of the API if one is given. */
export const devServer = ({ port, host, allowHosts, api }: DevelopOptions): Configuration => ({
  port,
  host: ipv4Of(host),
  allowedHosts: allowHosts.length > 0 ? allowHosts.map(name => name.replace(/:\d+$/, '')) : 'auto',
  hot: true,
  historyApiFallback: { disableDotRule: true },
  // The socket of hot updates is on the page's own host, whatever its name.
  client: {
    overlay: false,
    logging: 'warn',
    webSocketURL: 'auto://0.0.0.0:0/ws',
    webSocketTransport: fromRoot('tools/webpack/dev-socket.js'),
  },
  static: false,
  headers,
  onListening: outliveConnections,
  ...(api !== undefined && inFrontOf(api, allowHosts)),
})
