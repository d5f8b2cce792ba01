import { LONGEST_FILE } from '@/store/explorer/dashboard-file'
import { dashboardImportForm as form } from '@/store/explorer/dashboard-import.form'
import { TextFileField } from '@/ui/TextFileField/TextFileField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Keeps the dashboard of a file. Its text goes into the field, so that it can be corrected. */
function DashboardImportModal() {
  const { value, onChange, ...field } = form.useField('text')
  const read = (file: File | null) =>
    void file
      ?.slice(0, LONGEST_FILE + 1)
      .text()
      .then(onChange, () => {})
  return (
    <ModalForm form={form} isLocal title="Import dashboard">
      <TextFileField
        {...field}
        label="Dashboard as JSON"
        help="The text of an exported file. Nothing runs until you open it."
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

export { form, DashboardImportModal as View }
