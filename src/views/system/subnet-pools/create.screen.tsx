import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { subnetPoolCreateForm as form } from '@/store/system/subnet-pools/create.form'
import { Message } from '@/ui/Message/Message'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote, VersionField } from '../ip-pools/PoolParts'

/** A new subnet pool, over the list. */
function SubnetPoolCreateView() {
  return (
    <SideForm
      form={form}
      title="Create subnet pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={form.useField} />
      <Message>The IP version cannot be changed later.</Message>
      <VersionField {...form.useField('ipVersion')} />
    </SideForm>
  )
}

export { form, SubnetPoolCreateView as View }
