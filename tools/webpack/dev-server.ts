import type { IncomingMessage } from 'node:http'
import type { Configuration } from 'webpack-dev-server'
import { isApiRequest } from '../serving/api-paths'
import { SECURITY_HEADERS } from '../serving/security-headers'

/** The policy of the real host, as far as development can keep it: hot updates are evaluated. */
const headers = {
  ...SECURITY_HEADERS,
  'content-security-policy': `${SECURITY_HEADERS['content-security-policy']}; script-src 'unsafe-eval' 'self'; connect-src 'self' ws:`,
}

interface Environment {
  PORT?: string | undefined
  API_URL?: string | undefined
}

/** Serves the console while it is worked on, in front of the API at `API_URL` where there is one. */
export const devServer = ({ PORT = '4000', API_URL }: Environment): Configuration => ({
  port: Number(PORT),
  hot: true,
  historyApiFallback: { disableDotRule: true },
  client: { overlay: false, logging: 'warn' },
  static: false,
  headers,
  proxy: API_URL
    ? [
        {
          target: API_URL,
          context: (_path: string, request: IncomingMessage) => isApiRequest(request),
          changeOrigin: true,
          ws: true,
        },
      ]
    : [],
})
