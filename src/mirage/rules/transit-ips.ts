import type { IpVersion, PrivateIpStack } from '@/api/generated/types'
import {
  type Cidr,
  cidrsOverlap,
  isLoopback,
  isMulticast,
  isNetworkAddress,
  parseCidr,
} from '@/lib/cidr'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { partsOf, stackOf, versionLabel } from './ip-stacks'
import { hasDualStack } from './sizes'

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

/** Whether a block is of an IP version. */
export const ofVersion = (text: string, version: IpVersion): boolean =>
  parseCidr(text)?.ip.version === version

/**
 * The stack with other transit IPs, each with the address of its IP version. Before release 18 an
 * interface has one address, and transit IPs of both versions.
 */
export const withTransitIps = (
  backendState: BackendState,
  stack: PrivateIpStack,
  texts: readonly string[],
): PrivateIpStack => {
  const parts = partsOf<{ ip: string; transitIps: string[] }>(stack)
  const part = (version: IpVersion) => {
    const old = parts[version]
    const own = hasDualStack(backendState) ? texts.filter(text => ofVersion(text, version)) : texts
    if (old) return { ...old, transitIps: [...own] }
    if (own.length > 0 && hasDualStack(backendState)) {
      const label = versionLabel(version)
      fail.invalidRequest(`${label} transit IPs require an ${label} address of the interface`)
    }
    return undefined
  }
  return stackOf({ v4: part('v4'), v6: part('v6') })
}
