import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectBlocks, selectLotChoices } from '@/store/system/address-lots/choices'
import { addressLotViewQuery } from '@/store/system/switch-ports/queries'
import { blockName } from '@/store/system/address-lots/rules'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import {
  loopbackAddressCreateForm as form,
  selectAddressNote,
} from '@/store/system/loopback-addresses/create.form'
import { maxMask } from '@/store/system/loopback-addresses/rules'
import { selectRackChoices } from '@/store/system/loopback-addresses/loopback-addresses'
import { SWITCH_CHOICES } from '@/store/system/sleds/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Stack } from '@/ui/Layout/Layout'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new loopback address, over the list. */
function LoopbackAddressCreateView() {
  return (
    <SideForm
      form={form}
      title="Create loopback address"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <LotField />
      <Select
        {...form.useField('rackId')}
        label="Rack"
        items={useAppSelector(selectRackChoices)}
        isRequired
      />
      <RadioGroup
        {...form.useField('switchSlot')}
        label="Switch"
        options={SWITCH_CHOICES}
        isInline
        isRequired
      />
      <Address />
      <MaskField />
      <Checkbox
        {...form.useField('anycast')}
        label="Anycast"
        help="Other switches can have the same address."
      />
    </SideForm>
  )
}

function LotField() {
  const field = form.useField('addressLot')
  const { value: lot } = field
  useQueries(lot === '' ? [] : [addressLotViewQuery({ lot })])
  const blocks = useAppSelector(state => selectBlocks(state, { lot })) ?? []
  return (
    <Combobox
      {...field}
      label="Address lot"
      placeholder="Select an address lot"
      items={useAppSelector(selectLotChoices)}
      hint={
        blocks.length > 0 && (
          <Stack as="span">
            {blocks.map(block => (
              <code translate="no" key={block.id}>
                {blockName(block)}
              </code>
            ))}
          </Stack>
        )
      }
      isRequired
    />
  )
}

function Address() {
  const { error, ...field } = form.useField('address')
  const note = useAppSelector(selectAddressNote)
  return <AddressField {...field} form={form} label="Address" error={error ?? note} isRequired />
}

function MaskField() {
  const { value: address } = form.useField('address')
  return (
    <NumberField
      {...form.useField('mask')}
      label="Mask"
      units="bits"
      help="The prefix length of the address’s network."
      max={maxMask(address)}
      isInteger
      isRequired
    />
  )
}

export { form, LoopbackAddressCreateView as View }
