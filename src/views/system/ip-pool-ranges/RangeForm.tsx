import type { AnyForm, FieldHook } from '@/store/forms/hooks'
import { useSupports } from '@/store/release/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import type { IpRangeValues } from '@/store/system/ip-pool-ranges/add.form'
import { Message } from '@/ui/Message/Message'
import { TextField } from '@/ui/TextField/TextField'
import { SideForm } from '@/views/shared/side-form/SideForm'

interface FieldProps {
  /** Binds a field to its form. */
  useField: FieldHook<IpRangeValues>
}

interface RangeFormProps extends FieldProps {
  form: AnyForm
}

/** A new range of addresses, over the page of its pool. */
export function RangeForm({ form, useField }: RangeFormProps) {
  const hasVersions = useSupports('siloPoolVersions')
  return (
    <SideForm
      form={form}
      title="Add IP range"
      submitLabel="Add IP range"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <Message>
        {hasVersions ? '' : 'Only IPv4 ranges are supported so far. '}A range includes its first and
        its last address, and cannot overlap with a range of any pool.
      </Message>
      <First useField={useField} />
      <Last useField={useField} />
    </SideForm>
  )
}

function First({ useField }: FieldProps) {
  return (
    <TextField
      {...useField('first')}
      label="First"
      help="First address of the range."
      isMonospace
      isRequired
    />
  )
}

function Last({ useField }: FieldProps) {
  return (
    <TextField
      {...useField('last')}
      label="Last"
      help="Last address of the range."
      isMonospace
      isRequired
    />
  )
}
