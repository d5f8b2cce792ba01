import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { ipPoolCreateForm, useIpPoolCreateField } from '@/store/system/ip-pools/create.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote } from './PoolNameNote'

/** A new IP pool, over the list. */
function IpPoolCreateView() {
  return (
    <SideForm
      form={ipPoolCreateForm}
      title="Create IP pool"
      submitLabel="Create IP pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={useIpPoolCreateField} />
    </SideForm>
  )
}

export { ipPoolCreateForm as form, IpPoolCreateView as View }
