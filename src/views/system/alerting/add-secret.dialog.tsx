import { useForm } from '@/store/forms/hooks'
import { webhookSecretAddForm as form } from '@/store/system/alerting/receiver.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { ShownOnceDialog } from '@/views/shared/shown-once/ShownOnceDialog'
import { NewSecretField } from './WebhookFields'

/** A further secret of a webhook, which is then shown if the console made it. */
function SecretAddDialog() {
  const { value: isAdded } = form.useField('isAdded')
  const { value: secret, ...field } = form.useField('secret')
  const { startOver, cancel } = useForm(form)
  const forget = () => {
    startOver()
    cancel()
  }
  return isAdded ? (
    <ShownOnceDialog title="Secret added" label="Secret" secret={secret} onDone={forget}>
      Enter this secret at the receiver.
    </ShownOnceDialog>
  ) : (
    <ModalForm form={form} title="Add secret">
      <NewSecretField form={form.name} value={secret} {...field} />
    </ModalForm>
  )
}

export { form, SecretAddDialog as View }
