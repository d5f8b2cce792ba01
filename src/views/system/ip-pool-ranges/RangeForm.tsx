import type { AnyForm, FieldHook } from '@/store/forms/hooks'
import { useSupports } from '@/store/release/release'
import type { IpRangeValues } from '@/store/system/ip-pool-ranges/add.form'
import { Message } from '@/ui/Message/Message'
import { AddressField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'
import { SideForm } from '@/views/shared/side-form/SideForm'

interface FieldProps {
  form: AnyForm & CheckingForm
  /** Binds a field to its form. */
  useField: FieldHook<IpRangeValues>
}

/** A new range of addresses, over the page of its pool. */
export function RangeForm({ form, useField }: FieldProps) {
  const hasVersions = useSupports('siloPoolVersions')
  return (
    <SideForm form={form} title="Add IP range">
      <Message>
        {hasVersions ? '' : 'Only IPv4 ranges are supported so far. '}A range includes its first and
        its last address, and cannot overlap with a range of any pool.
      </Message>
      <First form={form} useField={useField} />
      <Last form={form} useField={useField} />
    </SideForm>
  )
}

function First({ form, useField }: FieldProps) {
  return (
    <AddressField
      form={form}
      {...useField('first')}
      label="First"
      help="First address of the range."
      isRequired
    />
  )
}

function Last({ form, useField }: FieldProps) {
  return (
    <AddressField
      form={form}
      {...useField('last')}
      label="Last"
      help="Last address of the range."
      isRequired
    />
  )
}
