import {
  cidrError,
  cidrsOverlap,
  cidrSize,
  firstAddress,
  formatCidr,
  isNetworkAddress,
  lastAddress,
  networkOf,
  parseCidr,
} from './cidr'
import { formatIp, type IpVersion } from './ip'

/** Why a text is not a block of addresses of that family, or of any; undefined where it is one. */
export const blockError = (text: string, version?: IpVersion): string | undefined => {
  const block = parseCidr(text)
  if (!block) return cidrError(text)
  return version && block.ip.version !== version ? `Must be an IP${version} block` : undefined
}

/** What a block covers, as a reader is told. */
export interface BlockReading {
  /** The block without host bits: `10.1.1.0/24`. */
  network: string
  /** It was given with some, such as `10.1.1.7/24`. */
  hasHostBits: boolean
  first: string
  last: string
  /** How many addresses it has. */
  size: bigint
}

/** What the block of a text covers, or undefined where the text is no block. */
export const readBlock = (text: string): BlockReading | undefined => {
  const block = parseCidr(text.trim())
  return (
    block && {
      network: formatCidr(networkOf(block)),
      hasHostBits: !isNetworkAddress(block),
      first: formatIp(firstAddress(block)),
      last: formatIp(lastAddress(block)),
      size: cidrSize(block),
    }
  )
}

/** A block that somebody has: a subnet. */
export interface NamedBlock {
  name: string
  block: string
}

/** Those of the others that share addresses with the block of a text. */
export const overlappingBlocks = (text: string, others: readonly NamedBlock[]): NamedBlock[] => {
  const block = parseCidr(text.trim())
  if (!block) return []
  return others.filter(other => {
    const theirs = parseCidr(other.block)
    return theirs !== undefined && cidrsOverlap(theirs, block)
  })
}
