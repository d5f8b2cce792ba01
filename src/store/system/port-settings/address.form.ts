import { tidyBlock } from '@/lib/ip-block'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { PartParams } from '../forms'
import { partNames, type AddressPart } from './parts'
import { portAddressError, VLAN_RULE } from './rules'
import { collect, editedPart, likelyLink, takenError } from './values'

export interface AddressValues {
  linkName: string
  address: string
  addressLot: string
  vlanId: NumberEntry
}

const toAddress = ({ linkName, address, addressLot, vlanId }: AddressValues): AddressPart => {
  const part = {
    linkName,
    address: address.trim(),
    addressLot,
    vlanId: vlanId === null ? null : Number(vlanId),
  }
  return { ...part, name: partNames.address(part) }
}

/** Adds an address to port settings, or edits one. */
export const addressForm = defineForm<AddressValues, unknown, PartParams>({
  name: 'portSettingsAddress',
  tidies: { address: tidyBlock, vlanId: readNumber },
  checkedAtOnce: ['address', 'vlanId'],
  initial: context => {
    const part = editedPart('addresses', context) as AddressPart | undefined
    return {
      address: part?.address ?? '',
      addressLot: part?.addressLot ?? '',
      linkName: part?.linkName ?? likelyLink(context),
      vlanId: part?.vlanId ?? null,
    }
  },
  check: (values, context) =>
    errorsOf({
      address:
        requiredError('Address', values.address) ??
        portAddressError(values.address) ??
        takenError('addresses', toAddress(values).name, context),
      addressLot: requiredError('Address lot', values.addressLot),
      linkName: requiredError('Link', values.linkName),
      vlanId: numberError(values.vlanId, { label: 'VLAN', ...VLAN_RULE }),
    }),
  succeeded: (_result, values, context) => collect('addresses', toAddress(values), context),
})
