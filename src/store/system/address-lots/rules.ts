import type { AddressLotBlock, AddressLotBlockCreate } from '@/api/generated/types'
import { compareIps, ipError, parseIp } from '@/lib/ip'
import { ipRangeSize, ipRangesOverlap, parseIpRange } from '@/lib/ip-range'

/** A block in words: its first and last address, or its only one. */
export const blockName = ({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>): string =>
  firstAddress === lastAddress ? firstAddress : `${firstAddress}–${lastAddress}`

const rangeOf = ({ firstAddress, lastAddress }: AddressLotBlockCreate) =>
  parseIpRange(firstAddress, lastAddress)

/** The number of addresses in the blocks. */
export const countAddresses = (blocks: readonly AddressLotBlockCreate[]): bigint =>
  blocks.reduce((sum, block) => {
    const range = rangeOf(block)
    return range ? sum + ipRangeSize(range) : sum
  }, 0n)

/** The block that contains an address, if any does. */
export const blockWith = <Block extends AddressLotBlockCreate>(
  address: string,
  blocks: readonly Block[],
): Block | undefined => {
  const span = parseIpRange(address, address)
  return (
    span &&
    blocks.find(block => {
      const range = rangeOf(block)
      return range !== undefined && ipRangesOverlap(range, span)
    })
  )
}

/** The blocks of a lot, and the one being typed. */
export interface BlockValues {
  blocks: readonly AddressLotBlockCreate[]
  first: string
  /** Empty for a block of one address. */
  last: string
  /** True after a failed attempt to add the block. */
  isBlockRefused: boolean
}

/** Empty fields without errors. */
export const NO_BLOCK = { first: '', last: '', isBlockRefused: false }

/** The block in the fields. */
const typedBlock = ({ first, last }: BlockValues): AddressLotBlockCreate => ({
  firstAddress: first.trim(),
  lastAddress: last.trim() || first.trim(),
})

/** Why two addresses are not the ends of a block of the lot, or undefined. */
const spanError = (
  block: AddressLotBlockCreate,
  blocks: readonly AddressLotBlockCreate[],
): string | undefined => {
  const [first, last] = [parseIp(block.firstAddress), parseIp(block.lastAddress)]
  if (!first || !last) return undefined
  if (first.version !== last.version) return 'Both addresses must have the same IP version'
  if (compareIps(first, last) > 0) return 'The last address must not come before the first'
  const other = blocks.find(each => {
    const range = rangeOf(each)
    return range !== undefined && ipRangesOverlap(range, { first, last })
  })
  return other && `Overlaps with ${blockName(other)}`
}

/** Whether a text can become an address by typing on. */
const mayBecomeIp = (text: string): boolean => /^([\d.]*|[\da-f:.]*)$/i.test(text)

const typedAddressError = (text: string, isDone: boolean): string | undefined =>
  text === '' || (!isDone && mayBecomeIp(text)) ? undefined : ipError(text)

/**
 * The errors of the block in the fields. An address that is not complete is no error until the next
 * field is filled or the block is to be added.
 */
export const typedBlockErrors = (values: BlockValues) => {
  const { first, last, blocks, isBlockRefused } = values
  const block = typedBlock(values)
  const isMissing = isBlockRefused && first.trim() === '' && last.trim() !== ''
  const error = spanError(block, blocks)
  return {
    first: isMissing
      ? 'First address is required'
      : (typedAddressError(first.trim(), isBlockRefused || last !== '') ??
        (last.trim() === '' ? error : undefined)),
    last:
      typedAddressError(last.trim(), isBlockRefused) ?? (last.trim() === '' ? undefined : error),
  }
}

/** Returns the changes from adding the block in the fields. */
export const addBlock = (values: BlockValues): Partial<BlockValues> => {
  if (values.first.trim() === '' && values.last.trim() === '') return {}
  const refused = { ...values, isBlockRefused: true }
  const { first, last } = typedBlockErrors(refused)
  return (first ?? last)
    ? { isBlockRefused: true }
    : { blocks: [...values.blocks, typedBlock(values)], ...NO_BLOCK }
}
