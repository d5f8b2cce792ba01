import { switchPortLldpForm as form } from '@/store/system/switch-ports/lldp.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { LldpFields } from '../port-settings/LldpFields'

/** The open form that changes what a port announces. */
function LldpModal() {
  return (
    <ModalForm form={form} title="Edit LLDP">
      <LldpFields form={form} useField={form.useField} />
    </ModalForm>
  )
}

export { form, LldpModal as View }
