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

/** A typed block without the spaces around its slash, as some programs print it. */
export const tidyBlock = (text: string): string =>
  text.split('/').reduce((block, part) => `${block.trimEnd()}/${part.trimStart()}`)

/** Why a text is not a CIDR block (of that IP version, if given), or undefined. */
export const blockError = (text: string, version?: IpVersion): string | undefined => {
  const block = parseCidr(text)
  if (!block) return cidrError(text)
  return version && block.ip.version !== version ? `Must be an IP${version} block` : undefined
}

/** Why a text is not a network, which has no host bits, or undefined. */
export const networkError = (text: string, version?: IpVersion): string | undefined => {
  const block = parseCidr(text)
  if (!block || isNetworkAddress(block)) return blockError(text, version)
  return `Must be a network, such as ${formatCidr(networkOf(block))}`
}

/** What a CIDR block covers, as shown below a field. */
export interface BlockSummary {
  /** The block with its host bits cleared: `10.1.1.0/24`. */
  network: string
  /** The text had host bits set, such as `10.1.1.7/24`. */
  hasHostBits: boolean
  first: string
  last: string
  /** Number of addresses. */
  size: bigint
}

/** Returns undefined if the text is not a CIDR block. */
export const summarizeBlock = (text: string): BlockSummary | undefined => {
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

/** The network of a block with host bits; any other text as it is. */
export const toNetwork = (text: string): string => summarizeBlock(text)?.network ?? text

/** A block that is taken, such as a subnet's. */
export interface NamedBlock {
  name: string
  block: string
}

/** The others that share addresses with the block. */
export const overlappingBlocks = (text: string, others: readonly NamedBlock[]): NamedBlock[] => {
  const block = parseCidr(text.trim())
  if (!block) return []
  return others.filter(other => {
    const theirs = parseCidr(other.block)
    return theirs !== undefined && cidrsOverlap(theirs, block)
  })
}
