import type { ServerResponse } from 'node:http'

/** The headers of every response of the console's host. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Browsers that have been here by HTTPS come by nothing else for a year, if this host has the certificate. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const

/** Sets the headers; the API may override them for its own responses. */
export const secure = (response: ServerResponse) => {
  const headers = {
    ...SECURITY_HEADERS,
    ...('encrypted' in response.req.socket && STRICT_TRANSPORT),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
