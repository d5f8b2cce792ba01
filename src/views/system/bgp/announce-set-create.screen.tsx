import { announceSetCreateForm as form } from '@/store/system/bgp/announce-set.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnouncementsField } from './AnnounceSetFields'

/** A new announce set, over the list. */
function AnnounceSetCreateView() {
  return (
    <SideForm form={form} title="Create announce set">
      <IdentityFields useField={form.useField} />
      <AnnouncementsField form={form} useField={form.useField} />
    </SideForm>
  )
}

export { form, AnnounceSetCreateView as View }
