import { containsIp, parseCidr } from '@/lib/cidr'
import type { Ip } from '@/lib/ip'

type AddressKind = 'unicast' | 'any_source' | 'source_specific'

const blocks = (...texts: readonly string[]) => texts.flatMap(text => parseCidr(text) ?? [])

const MULTICAST = blocks('224.0.0.0/4', 'ff00::/8')

/** RFC 4607, with every scope of IPv6. */
const SOURCE_SPECIFIC = blocks(
  '232.0.0.0/8',
  ...Array.from({ length: 16 }, (_, scope) => `ff3${scope.toString(16)}::/32`),
)

/** Any-source and source-specific addresses are multicast. */
export const addressKind = (ip: Ip): AddressKind => {
  if (!MULTICAST.some(block => containsIp(block, ip))) return 'unicast'
  return SOURCE_SPECIFIC.some(block => containsIp(block, ip)) ? 'source_specific' : 'any_source'
}
