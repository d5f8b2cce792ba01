import { dashboardNameForm as form } from '@/store/explorer/dashboard-name.form'
import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Names the panels of the page, or renames a dashboard. */
function DashboardNameModal() {
  const { dashboard } = useAppSelector(state => selectFormParams(state, form.name))
  const isNew = dashboard === undefined
  return (
    <ModalForm
      form={form}
      isLocal
      title={isNew ? 'Save as dashboard' : 'Rename dashboard'}
      submitLabel={isNew ? 'Save' : 'Rename'}
    >
      {isNew && <p>Keeps the panels and the time range in this browser.</p>}
      <TextField {...form.useField('name')} label="Dashboard name" isRequired />
    </ModalForm>
  )
}

export { form, DashboardNameModal as View }
