import { useAppSelector } from '@/store/setup/hooks'
import { addressForm as form } from '@/store/system/port-settings/address.form'
import { selectLotChoices } from '@/store/system/address-lots/choices'
import { VLAN_RULE } from '@/store/system/port-settings/rules'
import { Combobox } from '@/ui/Combobox/Combobox'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { LinkField, NumberPart } from './PartFields'
import { PartForm, useFormBelow } from './PartForm'

/** The open form of an address in port settings. */
function AddressModal() {
  return (
    <PartForm form={form} noun="address">
      <AddressField
        form={form}
        {...form.useField('address')}
        label="Address"
        help="With its prefix length, such as 172.20.15.53/29."
        isRequired
      />
      <Combobox
        {...form.useField('addressLot')}
        label="Address lot"
        placeholder="Select an address lot"
        items={useAppSelector(selectLotChoices)}
        isRequired
      />
      <LinkField useField={form.useField} of={useFormBelow(form)} />
      <NumberPart useField={form.useField} name="vlanId" label="VLAN" rule={VLAN_RULE} />
    </PartForm>
  )
}

export { form, AddressModal as View }
