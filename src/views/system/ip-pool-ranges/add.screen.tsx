import { useSupports } from '@/store/release/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import {
  ipPoolRangeAddForm,
  useIpPoolRangeAddField as useField,
} from '@/store/system/ip-pool-ranges/add.form'
import { Message } from '@/ui/Message/Message'
import { TextField } from '@/ui/TextField/TextField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new address range of a pool, over its page. */
function IpPoolRangeAddView() {
  const hasVersions = useSupports('poolVersions')
  return (
    <SideForm
      form={ipPoolRangeAddForm}
      title="Add IP range"
      submitLabel="Add IP range"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <Message>
        {hasVersions ? '' : 'Only IPv4 ranges are supported so far. '}A range includes its first and
        its last address, and may not share addresses with a range of any pool.
      </Message>
      <First />
      <Last />
    </SideForm>
  )
}

function First() {
  return (
    <TextField
      {...useField('first')}
      label="First"
      help="First address of the range"
      isMonospace
      isRequired
    />
  )
}

function Last() {
  return (
    <TextField
      {...useField('last')}
      label="Last"
      help="Last address of the range"
      isMonospace
      isRequired
    />
  )
}

export { ipPoolRangeAddForm as form, IpPoolRangeAddView as View }
