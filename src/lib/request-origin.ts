import { readUrl } from './path'

/** The part of Node's request that is needed to tell its origin. */
interface RequestLike {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly localAddress?: string | undefined }
}

/**
 * A host name or address with an optional port, without characters that could mislead a URL parser.
 */
const HOST = /^[^\s/\\?#@*]+$/

const readHost = (scheme: string, host: string): URL | null =>
  HOST.test(host) ? readUrl(`${scheme}//${host}`) : null

/** The host name without its port, normalized as browsers do; null if invalid. */
export const hostnameOf = (host: string): string | null => readHost('http:', host)?.hostname ?? null

/** An address as written in a URL: IPv6 in brackets. */
const hostOfAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** Addresses to listen on that are not addresses to connect to. */
const WILDCARD_ADDRESSES = ['0.0.0.0', '::']

/** The URL of a server that listens on this host and port. */
export const urlOf = (host: string, port: number): string =>
  `http://${WILDCARD_ADDRESSES.includes(host) ? 'localhost' : hostOfAddress(host)}:${port}`

const THIS_MACHINE = /^(localhost|[^:]+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a host name of a URL is one of this machine's, whatever its addresses. */
export const isThisMachine = (hostname: string): boolean => THIS_MACHINE.test(hostname)

/**
 * Whether a request is for a host that this server is known as: a name of this machine, the address
 * connected to, or one of `allowed`. Any other name may be a DNS rebinding attack, whose pages
 * would count as this server's own. Browsers always send the header.
 */
export const isForKnownHost = (
  { headers: { host }, socket }: RequestLike,
  allowed: readonly string[],
): boolean => {
  if (typeof host !== 'string') return true
  const name = hostnameOf(host)
  const known = [hostOfAddress(socket.localAddress ?? ''), ...allowed].map(hostnameOf)
  return name !== null && (isThisMachine(name) || known.includes(name))
}

/**
 * Whether the request comes from a page of the host it is addressed to, or of one in `allowed`: the
 * same port, but either scheme, because a proxy in front may terminate TLS.
 */
export const hasOwnOrigin = ({ headers }: RequestLike, allowed: readonly string[]): boolean => {
  const { origin = '', host = [] } = headers
  const from = /^https?:\/\//.test(String(origin)) ? readUrl(String(origin)) : null
  if (!from) return false
  return [host, allowed].flat().some(own => readHost(from.protocol, own)?.host === from.host)
}

/**
 * SAML responses are posted by the browser from the identity provider's page, by design. Silo and
 * provider must be names: with `..` or `%2f`, the API might read another path.
 */
const isAssertion = ({ method, url = '' }: RequestLike) =>
  method === 'POST' && /^\/login\/[a-z\d-]+\/saml\/[a-z\d-]+(\?|$)/i.test(url)

const isReading = ({ method = '', headers }: RequestLike) =>
  /^(GET|HEAD|OPTIONS)$/.test(method) && headers.upgrade === undefined

/**
 * Whether a page of another origin sent this; another port is another origin. Clients other than
 * browsers send no `Origin`; for browsers that omit it, `Sec-Fetch-Site` tells.
 */
const isFromElsewhere = (request: RequestLike, allowed: readonly string[]) => {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  if (origin !== undefined && !hasOwnOrigin(request, allowed)) return true
  return !isReading(request) && site !== 'none' && site !== 'same-origin'
}

interface OriginPolicy {
  /** Further names of this host, with their ports where browsers show them. */
  readonly allowHosts: readonly string[]
  /** Whether pages of other origins may send reads, whose responses browsers hide from them. */
  readonly mayRead: boolean
}

/**
 * Why a request is rejected before it is handled, as text for the response; null if it is allowed.
 * Keeps pages of other origins from using what the browser would add: cookies, and its position in
 * the network.
 */
export const refusalOf = (
  request: RequestLike,
  { allowHosts, mayRead }: OriginPolicy,
): string | null => {
  if (!isForKnownHost(request, allowHosts)) {
    const { host } = request.headers
    return `This is not known to be the host ${String(host)}: --allow-host makes it known.`
  }
  if (isAssertion(request) || (mayRead && isReading(request))) return null
  if (!isFromElsewhere(request, allowHosts)) return null
  const { origin = 'another origin' } = request.headers
  return `Pages of ${String(origin)} may not do this.`
}
