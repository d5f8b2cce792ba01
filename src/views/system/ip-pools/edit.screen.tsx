import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { ipPoolEditForm as form } from '@/store/system/identity.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote } from './PoolParts'

/** Edits an IP pool's name and description, over its page. */
function IpPoolEditView() {
  return (
    <SideForm
      form={form}
      title="Edit IP pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

export { form, IpPoolEditView as View }
