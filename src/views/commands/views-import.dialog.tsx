import { LONGEST_IMPORT, viewsImportForm as form } from '@/store/saved-views/import.form'
import { TextFileField } from '@/ui/TextFileField/TextFileField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Adds the views of a file. Its text goes into the field, so that it can be corrected. */
function ViewsImportModal() {
  const { value, onChange, ...field } = form.useField('text')
  const read = (file: File | null) =>
    void file
      ?.slice(0, LONGEST_IMPORT + 1)
      .text()
      .then(onChange, () => {})
  return (
    <ModalForm form={form} isLocal title="Import views">
      <TextFileField
        {...field}
        label="Views as JSON"
        help="The text of an exported file."
        rows={8}
        text={value}
        onType={onChange}
        file={null}
        onChoose={read}
        isRequired
      />
    </ModalForm>
  )
}

export { form, ViewsImportModal as View }
