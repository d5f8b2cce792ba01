import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** What every answer of the console's host carries. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Sets them, but for those that `given` says otherwise about: the API may have its own. */
export const secure = (response: ServerResponse, given: IncomingHttpHeaders = {}) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!(name in given)) response.setHeader(name, value)
}
