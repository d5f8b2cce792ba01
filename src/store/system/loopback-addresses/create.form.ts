import { readNumber } from '@/lib/number-entry'
import { selectData } from '@/api/core/api'
import type { LoopbackAddress } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { ADDRESS_BITS, parseIp } from '@/lib/ip'
import { defineForm } from '@/store/forms/define-form'
import type { Read } from '@/store/forms/definition'
import { errorsOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { addressLotViewQuery, allLoopbackAddressesQuery } from '../switch-ports/queries'
import { systemPaths } from '../paths'
import { rackListQuery } from '../sleds/queries'
import { addressNote, checkLoopback, maxMask, type LoopbackValues } from './rules'

const FULL: readonly unknown[] = Object.values(ADDRESS_BITS)

const knownFor = ({ addressLot: lot }: LoopbackValues, read: Read) => ({
  blocks: lot === '' ? undefined : read(addressLotViewQuery({ lot }))?.blocks,
  loopbacks: read(allLoopbackAddressesQuery)?.items ?? [],
})

/** Gives a switch an address of its own, taken from an address lot. */
export const loopbackAddressCreateForm = defineForm<LoopbackValues, LoopbackAddress>({
  name: 'loopbackAddressCreate',
  tidies: { mask: readNumber },
  initial: ({ read }) => ({
    addressLot: '',
    rackId: read(rackListQuery)?.items[0]?.id ?? '',
    switchSlot: 'switch0',
    address: '',
    mask: null,
    anycast: false,
  }),
  /** The mask is that of a single address until the user enters another one. */
  adjust: ({ address, mask }, changed) =>
    changed.includes('address') && parseIp(address.trim()) && (mask === null || FULL.includes(mask))
      ? { mask: maxMask(address) }
      : {},
  check: (values, { read }) => checkLoopback(values, knownFor(values, read)),
  toCommand: ({ address, mask, ...body }) => ({
    endpoint: 'networkingLoopbackAddressCreate',
    args: { body: { ...body, address: address.trim(), mask: Number(mask) } },
  }),
  succeeded: ({ address }) => ({
    toast: { content: ['Loopback address ', emphasis(address), ' created'] },
    to: systemPaths.loopbackAddresses(),
  }),
  fieldErrors: ({ message }) =>
    errorsOf({
      address: /address (not in lot|unavailable)/i.test(message) ? message : undefined,
    }),
  leaveTo: () => systemPaths.loopbackAddresses(),
})

/** What is wrong with a complete address while the form is being filled in, or undefined. */
export const selectAddressNote = (state: RootState): string | undefined => {
  const context = selectForm(state, loopbackAddressCreateForm.name)?.context
  if (!context || 'address' in context.errors) return undefined
  const values = context.values as object as LoopbackValues
  return addressNote(
    values,
    knownFor(values, query => selectData(state, query)),
  )
}
