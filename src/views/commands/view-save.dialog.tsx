import { placeOf } from '@/store/saved-views/edit'
import { viewSaveForm as form, watchNamedViews } from '@/store/saved-views/save.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useRoute } from '@/views/shell/route-context'

/** Saves how the lists of the screen look now, under a name. */
function ViewSaveModal() {
  const { path } = useRoute()
  return (
    <ModalForm form={form} isLocal title="Save view" submitLabel="Save">
      <p>Keeps filter, order, columns and rows per page of {placeOf({ path })} in this browser.</p>
      <TextField {...form.useField('name')} label="View name" isRequired />
      <Checkbox {...form.useField('isPinned')} label="Pin to the sidebar" />
    </ModalForm>
  )
}

const sagas = [watchNamedViews]

export { form, sagas, ViewSaveModal as View }
