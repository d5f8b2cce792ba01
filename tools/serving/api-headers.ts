import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { localPathOr, readUrl } from '@/lib/path'
import { clientAddress, isByTls } from './client-address'
import { asOwnCookie } from './own-cookie'
import { ANSWER_POLICY, OF_THE_CONSOLE } from './security-headers'

/** Headers of a connection, not of the message: RFC 9110, 7.6.1. */
const OF_THE_CONNECTION =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings)$/

/**
 * Headers that only this host can set: the origin of a request, its framing, and what some servers
 * take for its path or method.
 */
const OF_THIS_HOST =
  /^(host|expect|content-length|forwarded|via|x-(forwarded|original|rewrite|real|client|cluster|http-method|method)(-.*)?|(true-client|cf-connecting|fastly-client)-ip)$/

/** Names with other characters are dropped too: some servers read `X_Real_IP` as `X-Real-IP`. */
const PLAIN_NAME = /^[a-z\d-]+$/

const isOfTheRack = (name: string) => !OF_THE_CONSOLE.includes(name)

/** Headers that say nothing of others: nearly all that browsers and racks send. */
const NAMES_NO_HEADER = /^(close|keep-alive|upgrade)?$/i

/** The headers of a message, without those of its connection. `isKept` says which others to keep. */
const headersOf = (
  headers: IncomingHttpHeaders,
  isKept: (name: string) => boolean,
): OutgoingHttpHeaders => {
  const { connection = '' } = headers
  const named = NAMES_NO_HEADER.test(connection) ? [] : connection.toLowerCase().split(/[\s,]+/)
  const kept: OutgoingHttpHeaders = {}
  for (const name of Object.keys(headers))
    if (!OF_THE_CONNECTION.test(name) && !named.includes(name) && isKept(name))
      kept[name] = headers[name]
  return kept
}

const isPassedOn = (name: string) => PLAIN_NAME.test(name) && !OF_THIS_HOST.test(name)

/**
 * The framing of a request's body. Always explicit, so that a body is never taken for a request.
 */
const framing = ({ method, headers }: IncomingMessage): OutgoingHttpHeaders => {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  if (headers['content-length'] !== undefined)
    return { 'content-length': headers['content-length'] }
  return method === 'GET' || method === 'HEAD' ? {} : { 'content-length': '0' }
}

/** The headers of a request to the API. */
export const headersToApi = (
  request: IncomingMessage,
  proxies: readonly string[],
): OutgoingHttpHeaders => {
  const { headers } = request
  const client = clientAddress(request, proxies)
  return {
    ...headersOf(headers, isPassedOn),
    ...framing(request),
    // Either can be missing: HTTP/1.0 names no host, and a disconnected client has no address.
    ...(client !== undefined && { 'x-forwarded-for': client }),
    ...(headers.host !== undefined && { 'x-forwarded-host': headers.host }),
    'x-forwarded-proto': isByTls(request, proxies) ? 'https' : 'http',
  }
}

/** Whether the browser connected by TLS, at least to a host in front of this one. */
const isPrivate = ({ socket, headers }: IncomingMessage) => {
  // Trusted from any client: a client that lies only breaks its own cookies.
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',', 1)
  return 'encrypted' in socket || first.trim().toLowerCase() === 'https'
}

/** Maps locations on the API's host to this one. */
const ownLocation = (location: string, api: string) => {
  const url = readUrl(location)
  return url?.origin === api ? localPathOr(url.pathname + url.search + url.hash, '/') : location
}

interface Api {
  origin: string
  /** Called with each cookie that cannot be passed on. */
  lost: (cookie: string) => void
}

/** The headers of an API response on its way to the browser. */
export const headersFromApi = (
  { headers }: IncomingMessage,
  request: IncomingMessage,
  { origin, lost }: Api,
): OutgoingHttpHeaders => {
  const { location, 'set-cookie': cookies = [], ...kept } = headers
  const own = cookies.map(cookie => asOwnCookie(cookie, isPrivate(request)))
  cookies.filter((_, index) => own[index] === null).forEach(lost)
  return {
    ...headersOf(kept, isOfTheRack),
    'content-security-policy': ANSWER_POLICY,
    ...(location !== undefined && { location: ownLocation(location, origin) }),
    ...(cookies.length > 0 && { 'set-cookie': own.filter(cookie => cookie !== null) }),
  }
}
