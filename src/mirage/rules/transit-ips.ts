import { type Cidr, cidrsOverlap, containsCidr, isNetworkAddress, parseCidr } from '@/lib/cidr'
import { fail } from '../server/errors'

const blocks = (texts: readonly string[]): Cidr[] => texts.flatMap(text => parseCidr(text) ?? [])

const MULTICAST = blocks(['224.0.0.0/4', 'ff00::/8'])
const LOOPBACK = blocks(['127.0.0.0/8', '::1/128'])

const within = (outer: readonly Cidr[], inner: Cidr) =>
  outer.some(each => containsCidr(each, inner))

/** Refuses blocks that an interface cannot pass on traffic for. */
export const checkTransitIps = (texts: readonly string[]): void => {
  const earlier: Cidr[] = []
  for (const text of texts) {
    const block = parseCidr(text) ?? fail.invalidRequest(`"${text}" is not an IP network`)
    if (!isNetworkAddress(block)) {
      fail.invalidRequest(`transit IP block ${text} has a non-zero host identifier`)
    }
    if (within(MULTICAST, block)) {
      fail.invalidRequest(`transit IP block ${text} is a multicast network`)
    }
    if (within(LOOPBACK, block)) {
      fail.invalidRequest(`transit IP block ${text} is a loopback network`)
    }
    if (earlier.some(other => cidrsOverlap(other, block))) {
      fail.invalidRequest(`transit IP block ${text} overlaps with another one`)
    }
    earlier.push(block)
  }
}
