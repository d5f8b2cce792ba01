import { selectFormParams } from '@/store/forms/selectors'
import { viewRenameForm as form } from '@/store/saved-views/rename.form'
import { useAppSelector } from '@/store/setup/hooks'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Renames a saved view. */
function ViewRenameModal() {
  const { name } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <ModalForm form={form} isLocal title="Rename view" submitLabel="Rename">
      <TextField {...form.useField('name')} label={`New name of ${name}`} isRequired />
    </ModalForm>
  )
}

export { form, ViewRenameModal as View }
