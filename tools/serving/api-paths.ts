import type { IncomingMessage } from 'node:http'

type RequestLine = Pick<IncomingMessage, 'method' | 'headers' | 'url'>

const API = /^\/(v1|experimental)\//
/** The console's screens when a browser opens them, the API's otherwise. */
const SHARED = /^\/(login|logout|device)(\/|\?|$)/
/** Of those, the ones that the API itself shows to a browser. */
const API_PAGES = /^\/login(\?|$)|^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/

/** Whether a browser asks for something to show, rather than the console for data. */
export const wantsPage = ({ method, headers }: RequestLine) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/** Tells what goes to the API from what the console's host answers itself. */
export const isApiRequest = (request: RequestLine) => {
  const url = request.url ?? '/'
  if (API.test(url) || API_PAGES.test(url)) return true
  return SHARED.test(url) && !wantsPage(request)
}
