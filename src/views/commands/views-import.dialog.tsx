import { LONGEST_FILE, viewsImportForm as form } from '@/store/saved-views/import.form'
import { ReadTextField } from '@/ui/TextFileField/TextFileField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Adds the views of a file. */
function ViewsImportModal() {
  return (
    <ModalForm form={form} isLocal title="Import views">
      <ReadTextField
        {...form.useField('text')}
        label="Views as JSON"
        help="The text of an exported file."
        rows={8}
        longest={LONGEST_FILE}
        isRequired
      />
    </ModalForm>
  )
}

export { form, ViewsImportModal as View }
