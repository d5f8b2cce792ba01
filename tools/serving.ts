import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What every answer carries that the console's host gives. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const API_PATHS = /^\/(v1|experimental)\//
/** Paths that are the console's screens when a browser opens them and the API's otherwise. */
const SHARED_PATHS = /^\/(login|logout|device)(\/|\?|$)/
/** Of those, the ones that the API itself shows to a browser. */
const API_PAGES = /^\/login(\?|$)|^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/

const wantsPage = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

/** Tells what goes to the API from what the console's host answers itself. */
export const isApiRequest = (request: Pick<IncomingMessage, 'method' | 'headers' | 'url'>) => {
  const url = request.url ?? '/'
  if (API_PATHS.test(url) || API_PAGES.test(url)) return true
  return SHARED_PATHS.test(url) && !wantsPage(request)
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** What is said when the API cannot be reached: a page to a browser's user, JSON to the console. */
export const unreachablePage = (api: string, reason: string, headers: IncomingHttpHeaders) => {
  const message = `The API at ${api} cannot be reached (${reason}).`
  return (headers.accept ?? '').includes('text/html')
    ? {
        type: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>API not reachable</title><body style="font: 16px system-ui; max-width: 40rem; margin: 15vh auto; padding: 0 2rem"><h1>The API cannot be reached</h1><p>${escape(message)}</p><p>Check that the address is right and that the API is running, then load this page again.</p></body></html>`,
      }
    : {
        type: 'application/json',
        body: JSON.stringify({ request_id: '', error_code: 'ServiceNotAvailable', message }),
      }
}
