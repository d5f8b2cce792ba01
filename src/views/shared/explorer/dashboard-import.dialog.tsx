import { LONGEST_FILE } from '@/store/explorer/dashboard-file'
import { dashboardImportForm as form } from '@/store/explorer/dashboard-import.form'
import { ReadTextField } from '@/ui/TextFileField/TextFileField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Keeps the dashboard of a file. */
function DashboardImportModal() {
  return (
    <ModalForm form={form} isLocal title="Import dashboard">
      <ReadTextField
        {...form.useField('text')}
        label="Dashboard as JSON"
        help="The text of an exported file. Nothing runs until you open it."
        rows={8}
        longest={LONGEST_FILE + 1}
        isRequired
      />
    </ModalForm>
  )
}

export { form, DashboardImportModal as View }
