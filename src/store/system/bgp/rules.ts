import { weakMapMemoize } from '@reduxjs/toolkit'
import type { AddressLotBlock } from '@/api/generated/types'
import { firstAddress, lastAddress, parseCidr } from '@/lib/cidr'
import { compareIps, formatIp, parseIp } from '@/lib/ip'
import { networkError } from '@/lib/ip-block'
import type { Read } from '@/store/forms/definition'
import { addressLotViewQuery, lotsIn } from '../switch-ports/queries'

/** Autonomous system numbers have 32 bits. */
const MAX_ASN = 2 ** 32 - 1

/** Why a text is not an autonomous system number, or undefined. */
export const asnError = (text: string): string | undefined => {
  if (!/^\d+$/.test(text)) return 'Enter a whole number'
  const asn = Number(text)
  return asn < 1 || asn > MAX_ASN ? `Must be from 1 to ${MAX_ASN}` : undefined
}

/** The identifier of a router, which is written like an address. */
export const routerId = (id: number): string => formatIp({ version: 'v4', value: BigInt(id) })

/** A block of addresses, with the lot that it is part of. */
export interface LotBlock extends AddressLotBlock {
  lot: string
}

const withLot = weakMapMemoize((blocks: readonly AddressLotBlock[], lot: string): LotBlock[] =>
  blocks.map(block => ({ ...block, lot })),
)

const together = weakMapMemoize((...lists: readonly (readonly LotBlock[])[]) => lists.flat())

/** The blocks of the lots that have been read. */
export const blocksIn = (read: Read): readonly LotBlock[] =>
  together(
    ...lotsIn(read).flatMap(({ name }) => {
      const view = read(addressLotViewQuery({ lot: name }))
      return view ? [withLot(view.blocks, name)] : []
    }),
  )

/** `172.20.26.0 – 172.20.26.255`. */
export const blockRange = ({
  firstAddress: first,
  lastAddress: last,
}: Pick<LotBlock, 'firstAddress' | 'lastAddress'>): string =>
  first === last ? first : `${first} – ${last}`

/** A network that is announced, from a block of an address lot. */
export interface Announcement {
  network: string
  /** The id of the block. */
  block: string
}

export const announcementKey = ({ network, block }: Announcement): string => `${network} ${block}`

/** Whether a network lies in a block. */
export const isInBlock = (network: string, block: LotBlock): boolean => {
  const cidr = parseCidr(network)
  const [first, last] = [parseIp(block.firstAddress), parseIp(block.lastAddress)]
  if (!cidr || !first || !last || cidr.ip.version !== first.version) return false
  return compareIps(firstAddress(cidr), first) >= 0 && compareIps(lastAddress(cidr), last) <= 0
}

/** Why a network cannot be announced, or undefined. */
export const announcementError = (
  network: string,
  others: readonly Announcement[],
): string | undefined => {
  if (others.some(other => other.network === network)) return 'Already in the list'
  return networkError(network)
}

/** Why a network cannot be announced from a block, or undefined. */
export const announcedBlockError = (
  { network, block }: Announcement,
  blocks: readonly LotBlock[],
): string | undefined => {
  if (block === '') return 'Address lot block is required'
  const found = blocks.find(({ id }) => id === block)
  return found && !networkError(network) && !isInBlock(network, found)
    ? `${network} is not in this block`
    : undefined
}

/** What a change adds to a list of announcements and removes from it. */
export const announcementChanges = (
  before: readonly Announcement[],
  after: readonly Announcement[],
): { added: readonly Announcement[]; removed: readonly Announcement[] } => {
  const [old, now] = [before, after].map(list => new Set(list.map(announcementKey)))
  return {
    added: after.filter(each => !old!.has(announcementKey(each))),
    removed: before.filter(each => !now!.has(announcementKey(each))),
  }
}

/** How many paths to one destination can be used at once. */
export const MAX_PATHS = { label: 'Max paths', min: 1, max: 32, isInteger: true } as const
