import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { ipPoolEditForm } from '@/store/system/ip-pools/edit.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote } from './PoolNameNote'

/** Edits an IP pool's name and description, over its page. */
function IpPoolEditView() {
  return (
    <SideForm
      form={ipPoolEditForm}
      title="Edit IP pool"
      submitLabel="Update IP pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={ipPoolEditForm.useField} />
    </SideForm>
  )
}

export { ipPoolEditForm as form, IpPoolEditView as View }
