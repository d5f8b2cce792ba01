import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export const isNetwork = (text: string) =>
  text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text)

const isIn = (address: string, network: string): boolean => {
  const own = ipaddr.process(address)
  const [range, bits] = network.includes('/')
    ? ipaddr.parseCIDR(network)
    : [ipaddr.process(network), own.kind() === 'ipv4' ? 32 : 128]
  return own.kind() === range.kind() && own.match(range, bits)
}

/** Whether an address is of one of these networks. */
export const isTrusted = (address: string | undefined, networks: readonly string[]) =>
  networks.length > 0 &&
  address !== undefined &&
  ipaddr.isValid(address) &&
  networks.some(network => isIn(address, network))

const forwarded = ({ headers }: IncomingMessage, name: string) =>
  String(headers[name] ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

/**
 * The address of the client of a request. A proxy that is trusted says for whom it asks: the last
 * address in its header that is not of another trusted proxy.
 */
export const clientAddress = (
  request: IncomingMessage,
  proxies: readonly string[],
): string | undefined => {
  const { remoteAddress } = request.socket
  if (!isTrusted(remoteAddress, proxies)) return remoteAddress
  const named = forwarded(request, 'x-forwarded-for')
  const client = named.findLast(address => !isTrusted(address, proxies)) ?? named[0]
  return client !== undefined && ipaddr.isValid(client) ? client : remoteAddress
}

/** Whether the client has connected by TLS, to this host or to a trusted proxy in front of it. */
export const isByTls = (request: IncomingMessage, proxies: readonly string[]) => {
  if ('encrypted' in request.socket) return true
  if (!isTrusted(request.socket.remoteAddress, proxies)) return false
  return forwarded(request, 'x-forwarded-proto').at(-1)?.toLowerCase() === 'https'
}

/** The client of an address: for IPv6 its network, whose addresses are all at its disposal. */
export const clientOf = (address: string) => {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  return read instanceof ipaddr.IPv6 ? read.parts.slice(0, 4).join(':') : read.toString()
}
