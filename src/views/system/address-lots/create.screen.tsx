import type { AddressLotKind } from '@/api/generated/types'
import { capitalize } from '@/lib/text'
import { useAppSelector } from '@/store/setup/hooks'
import { KIND_HELP } from '@/store/system/address-lots/choices'
import { addressLotCreateForm as form } from '@/store/system/address-lots/create.form'
import { selectReasonNotCollaborator } from '@/store/system/fleet-role'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { BlocksField } from './BlocksField'

const KINDS: readonly AddressLotKind[] = ['infra', 'pool']

const OPTIONS = KINDS.map(kind => ({
  value: kind,
  label: capitalize(kind),
  help: KIND_HELP[kind],
}))

/** A new address lot, over the list. */
function AddressLotCreateView() {
  return (
    <SideForm
      form={form}
      title="Create address lot"
      disabledReason={useAppSelector(selectReasonNotCollaborator)}
    >
      <IdentityFields useField={form.useField} />
      <RadioGroup {...form.useField('kind')} label="Kind" options={OPTIONS} isRequired />
      <BlocksField />
    </SideForm>
  )
}

export { form, AddressLotCreateView as View }
