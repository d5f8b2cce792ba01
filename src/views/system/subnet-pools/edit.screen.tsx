import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { subnetPoolEditForm as form } from '@/store/system/identity.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote } from '../ip-pools/PoolParts'

/** Edits a subnet pool's name and description, over its page. */
function SubnetPoolEditView() {
  return (
    <SideForm
      form={form}
      title="Edit subnet pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

export { form, SubnetPoolEditView as View }
