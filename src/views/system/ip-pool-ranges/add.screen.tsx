import type { AnyForm, FormField } from '@/store/forms/hooks'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { ipPoolRangeAddForm, type IpRangeValues } from '@/store/system/ip-pool-ranges/add.form'
import { Message } from '@/ui/Message/Message'
import { AddressField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'
import { SideForm } from '@/views/shared/side-form/SideForm'

interface RangeFormProps {
  form: AnyForm & CheckingForm & { Field: FormField<IpRangeValues> }
}

/** A new range of addresses, over the page of its pool. */
export function RangeForm({ form }: RangeFormProps) {
  const hasVersions = useSupports('siloPoolVersions')
  const common = { as: AddressField, form, isRequired: true }
  return (
    <SideForm
      form={form}
      title="Add IP range"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <Message>
        {hasVersions ? '' : 'Only IPv4 ranges are supported so far. '}A range includes its first and
        its last address, and cannot overlap with a range of any pool.
      </Message>
      <form.Field name="first" {...common} label="First" help="First address of the range." />
      <form.Field name="last" {...common} label="Last" help="Last address of the range." />
    </SideForm>
  )
}

/** A new address range of a pool, over its page. */
function IpPoolRangeAddView() {
  return <RangeForm form={ipPoolRangeAddForm} />
}

export { ipPoolRangeAddForm as form, IpPoolRangeAddView as View }
