import type { ServerResponse } from 'node:http'

/**
 * What may make markup and addresses of scripts of text: the loader of the console's own files
 * (tools/webpack/config.ts), and the frame of a replay, which is always the same document.
 */
const TRUSTED_TYPES = ['basalt', 'replay-frame']

/** The headers of every response of the console's host. */
export const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'unsafe-inline' 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * The policy of what the rack answers: data, which a browser that opens it neither runs nor lets
 * touch what the console has stored.
 */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Headers of an answer that browsers keep for the whole host, or that let them run it. A rack that
 * is taken over could outlast its rescue by these, so none of its own is passed on.
 */
export const OF_THE_CONSOLE: readonly string[] = [
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
]

/** Browsers that have been here by HTTPS come by nothing else for a year, if this host has the certificate. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const

/** Sets the headers; the API may override some for its own responses. */
export const secure = (response: ServerResponse) => {
  const headers = {
    ...SECURITY_HEADERS,
    ...('encrypted' in response.req.socket && STRICT_TRANSPORT),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
