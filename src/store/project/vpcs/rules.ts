import { cidrError, containsCidr, parseCidr } from '@/lib/cidr'

const UNIQUE_LOCAL = parseCidr('fd00::/8')
const PREFIX_WIDTH = 48

/** Why a VPC cannot have its IPv6 addresses there, or undefined. Empty means any. */
export const ipv6PrefixError = (text: string): string | undefined => {
  if (text === '') return undefined
  const prefix = parseCidr(text)
  if (!prefix || !UNIQUE_LOCAL) return cidrError(text)
  return prefix.width === PREFIX_WIDTH && containsCidr(UNIQUE_LOCAL, prefix)
    ? undefined
    : 'Must be a /48 network in fd00::/8, such as fd12:3456:789a::/48'
}
