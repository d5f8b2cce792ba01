import { useAppSelector } from '@/store/setup/hooks'
import {
  announceSetEditForm as form,
  useAnnounceSetEditField as useField,
} from '@/store/system/bgp/announce-set.form'
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
      subtitle={useField('name').value}
      submitLabel="Update announce set"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <DescriptionField {...useField('description')} />
      <AnnouncementsField form={form} useField={useField} />
      <ChangesNotice useField={useField} />
    </SideForm>
  )
}

export { form, AnnounceSetEditView as View }
