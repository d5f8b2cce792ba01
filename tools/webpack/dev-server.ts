import type { Socket } from 'node:net'
import type { Configuration, ExpressRequestHandler } from 'webpack-dev-server'
import { isApiRequest } from '../serving/api-paths'
import { createApiProxy } from '../serving/api-proxy'
import type { DevelopOptions } from '../serving/develop-options'
import { SECURITY_HEADERS } from '../serving/security-headers'

/** The policy of the real host, but for hot updates: those are evaluated. */
const headers = {
  ...SECURITY_HEADERS,
  'content-security-policy': `${SECURITY_HEADERS['content-security-policy']}; script-src 'unsafe-eval' 'self'`,
}

/** Has the API answered by the proxy that `npm run serve` has, so that both behave the same. */
const inFrontOf = (api: string): Configuration => {
  const proxy = createApiProxy(api)
  const middleware: ExpressRequestHandler = (request, response, next) =>
    isApiRequest(request) ? proxy.pass(request, response) : next()
  return {
    setupMiddlewares: middlewares => {
      // Behind the checks of where a request comes from.
      const files = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware')
      return middlewares.toSpliced(files, 0, { name: 'api', middleware })
    },
    onListening: ({ server }) => {
      server?.on('upgrade', (request, socket, head) => {
        if (isApiRequest(request)) proxy.socket(request, socket as Socket, head)
      })
      server?.on('close', proxy.close)
    },
  }
}

/** Serves the console while it is worked on, in front of the API where one is given. */
export const devServer = ({ port, api }: DevelopOptions): Configuration => ({
  port,
  hot: true,
  historyApiFallback: { disableDotRule: true },
  client: { overlay: false, logging: 'warn' },
  static: false,
  headers,
  ...(api !== undefined && inFrontOf(api)),
})
