import {
  type Cidr,
  cidrsOverlap,
  isLoopback,
  isMulticast,
  isNetworkAddress,
  parseCidr,
} from '@/lib/cidr'
import { fail } from '../server/errors'

/** Rejects blocks that an interface cannot have as transit IPs. */
export const checkTransitIps = (texts: readonly string[]): void => {
  const earlier: Cidr[] = []
  for (const text of texts) {
    const block = parseCidr(text) ?? fail.invalidRequest(`"${text}" is not an IP network`)
    if (!isNetworkAddress(block)) {
      fail.invalidRequest(`transit IP block ${text} has a non-zero host identifier`)
    }
    if (isMulticast(block)) {
      fail.invalidRequest(`transit IP block ${text} is a multicast network`)
    }
    if (isLoopback(block)) {
      fail.invalidRequest(`transit IP block ${text} is a loopback network`)
    }
    if (earlier.some(other => cidrsOverlap(other, block))) {
      fail.invalidRequest(`transit IP block ${text} overlaps with another one`)
    }
    earlier.push(block)
  }
}
