import { useAppSelector } from '@/store/setup/hooks'
import { announceSetEditForm as form } from '@/store/system/bgp/announce-set.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AnnouncementsField, ChangesNotice } from './AnnounceSetFields'

/** Edits an announce set, over the list. The API knows it by its name, which stays. */
function AnnounceSetEditView() {
  return (
    <SideForm
      form={form}
      title="Edit announce set"
      subtitle={form.useField('name').value}
      submitLabel="Update announce set"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <DescriptionField {...form.useField('description')} />
      <AnnouncementsField form={form} useField={form.useField} />
      <ChangesNotice useField={form.useField} />
    </SideForm>
  )
}

export { form, AnnounceSetEditView as View }
