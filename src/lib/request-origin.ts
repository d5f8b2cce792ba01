import { readUrl } from './url'

/** The part of a request that tells where it comes from; Node's own has it. */
interface Arrival {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly localAddress?: string | undefined }
}

/** A name or an address with an optional port, and nothing that would lead a parser elsewhere. */
const HOST = /^[^\s/\\?#@*]+$/

const readHost = (scheme: string, host: string): URL | null =>
  HOST.test(host) ? readUrl(`${scheme}//${host}`) : null

/** The name or address of a host without its port, spelt as browsers spell it; null for none. */
export const hostnameOf = (host: string): string | null => readHost('http:', host)?.hostname ?? null

/** An address as it stands in a URL: those of IPv6 in brackets. */
export const hostOfAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** Every address of a machine, by which nobody is reached. */
const EVERYWHERE = ['0.0.0.0', '::']

/** Where to reach what listens at the address of a host. */
export const urlOf = (host: string, port: number): string =>
  `http://${EVERYWHERE.includes(host) ? 'localhost' : hostOfAddress(host)}:${port}`

const THIS_MACHINE = /^(localhost|[^:]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether a request is for a host that this one is known as: the names of this machine, the address
 * that was connected to, and those `allowed`. Any other name may be somebody else's that leads here
 * by rebinding, whose pages would then count as this host's own. No browser leaves the host out.
 */
const isForKnownHost = ({ headers: { host }, socket }: Arrival, allowed: readonly string[]) => {
  if (typeof host !== 'string') return true
  const name = hostnameOf(host)
  const known = [hostOfAddress(socket.localAddress ?? ''), ...allowed].map(hostnameOf)
  return name !== null && (THIS_MACHINE.test(name) || known.includes(name))
}

/**
 * Whether a request comes from a page of the host it is for, or of one of those `allowed`: with
 * either scheme, since a host before this one may speak TLS, but from the same port.
 */
export const hasOwnOrigin = ({ headers }: Arrival, allowed: readonly string[]): boolean => {
  const { origin = '', host = [] } = headers
  const from = /^https?:\/\//.test(String(origin)) ? readUrl(String(origin)) : null
  if (!from) return false
  return [host, allowed].flat().some(own => readHost(from.protocol, own)?.host === from.host)
}

/** An identity provider has the browser post what it asserts: it is a page elsewhere by design. */
const isAssertion = ({ method, url = '' }: Arrival) =>
  method === 'POST' && /^\/login\/[^/?]+\/saml\/[^/?]+(\?|$)/.test(url)

const isReading = ({ method = '', headers }: Arrival) =>
  /^(GET|HEAD|OPTIONS)$/.test(method) && headers.upgrade === undefined

/**
 * Whether a page of another origin sent this: another port of the same host is one, too. What is no
 * browser sends no origin. Of a browser that leaves it out `Sec-Fetch-Site` tells.
 */
const isFromElsewhere = (request: Arrival, allowed: readonly string[]) => {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  if (origin !== undefined && !hasOwnOrigin(request, allowed)) return true
  return !isReading(request) && site !== 'none' && site !== 'same-origin'
}

interface Openness {
  /** Names that this host has beside those of the machine, with their ports where browsers show them. */
  readonly allowHosts: readonly string[]
  /** Whether pages elsewhere may ask for what browsers do not let them see anyway. */
  readonly mayRead: boolean
}

/**
 * Why a request is refused before anything is done about it, for whoever reads the answer; null
 * where it is not. Keeps the pages of other origins from using what the browser would send along:
 * cookies, and the place it has in the network.
 */
export const refusalOf = (request: Arrival, { allowHosts, mayRead }: Openness): string | null => {
  if (!isForKnownHost(request, allowHosts)) {
    const { host } = request.headers
    return `This is not known to be the host ${String(host)}: --allow-host makes it known.`
  }
  if (isAssertion(request) || (mayRead && isReading(request))) return null
  if (!isFromElsewhere(request, allowHosts)) return null
  const { origin = 'another origin' } = request.headers
  return `Pages of ${String(origin)} may not do this.`
}
