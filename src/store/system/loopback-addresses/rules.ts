import type { AddressLotBlock, LoopbackAddress, SwitchSlot } from '@/api/generated/types'
import { parseCidr } from '@/lib/cidr'
import { ADDRESS_BITS, ipError, parseIp } from '@/lib/ip'
import { numberError, type NumberEntry } from '@/lib/number-entry'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { blockWith } from '../address-lots/rules'

export interface LoopbackValues {
  /** Name of a lot; empty if none is chosen. */
  addressLot: string
  rackId: string
  switchSlot: SwitchSlot
  address: string
  /** Bits of the network. */
  mask: NumberEntry
  anycast: boolean
}

/** The longest mask of an address; of IPv6 if the text is none. */
export const maxMask = (address: string): number =>
  ADDRESS_BITS[parseIp(address.trim())?.version ?? 'v6']

/** What exists and limits a new address. */
interface Known {
  /** The blocks of the chosen lot, if they have been read. */
  blocks: readonly AddressLotBlock[] | undefined
  loopbacks: readonly LoopbackAddress[]
}

/** Why an address is taken, or undefined. Several switches may share one that is anycast. */
const takenError = (
  { address, rackId, switchSlot, anycast }: LoopbackValues,
  loopbacks: readonly LoopbackAddress[],
): string | undefined => {
  const value = parseIp(address.trim())?.value
  const same = loopbacks.filter(each => parseCidr(each.address)?.ip.value === value)
  if (same.some(each => each.rackId === rackId && each.switchSlot === switchSlot))
    return `${switchSlot} already has this address`
  return same[0] && !anycast
    ? `${same[0].switchSlot} has this address: only anycast addresses can be on several switches`
    : undefined
}

/** Why a complete address cannot be given to the switch, or undefined. */
export const addressNote = (
  values: LoopbackValues,
  { blocks, loopbacks }: Known,
): string | undefined => {
  const address = values.address.trim()
  if (!parseIp(address)) return undefined
  return blocks && !blockWith(address, blocks)
    ? `Not in a block of ${values.addressLot}`
    : takenError(values, loopbacks)
}

/** Validates a new loopback address. */
export const checkLoopback = (values: LoopbackValues, known: Known) =>
  errorsOf({
    addressLot: requiredError('Address lot', values.addressLot),
    rackId: requiredError('Rack', values.rackId),
    address:
      requiredError('Address', values.address) ??
      ipError(values.address.trim()) ??
      addressNote(values, known),
    mask: numberError(values.mask, {
      label: 'Mask',
      min: 0,
      max: maxMask(values.address),
      isInteger: true,
      isRequired: true,
    }),
  })
