import { useAppSelector } from '@/store/setup/hooks'
import { announceSetCreateForm as form } from '@/store/system/bgp/announce-set.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnouncementsField } from './AnnounceSetFields'

/** A new announce set, over the list. */
function AnnounceSetCreateView() {
  return (
    <SideForm
      form={form}
      title="Create announce set"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <IdentityFields useField={form.useField} />
      <AnnouncementsField form={form} useField={form.useField} />
    </SideForm>
  )
}

export { form, AnnounceSetCreateView as View }
