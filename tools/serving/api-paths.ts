import type { IncomingMessage } from 'node:http'

type RequestLine = Pick<IncomingMessage, 'method' | 'headers' | 'url'>

export const API = /^\/(v1|experimental)\//
/** The console's screens if a browser opens them, otherwise the API's. */
export const SHARED = /^\/(login|logout|device)(\/|\?|$)/
/** Those that the API itself shows to a browser. */
export const API_PAGES = /^\/login(\?|$)|^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/

/** Whether a browser requests a page, rather than the console data. */
export const wantsPage = ({ method, headers }: RequestLine) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/** Whether a request goes to the API, instead of the console's own files. */
export const isApiRequest = (request: RequestLine) => {
  const url = request.url ?? '/'
  if (API.test(url) || API_PAGES.test(url)) return true
  return SHARED.test(url) && !wantsPage(request)
}
