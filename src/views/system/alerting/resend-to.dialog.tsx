import { useAppSelector } from '@/store/setup/hooks'
import { selectReceiverChoices } from '@/store/system/alerting/alerts'
import { alertResendToForm as form } from '@/store/system/alerting/resend.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Sends an alert to a chosen webhook again. */
function ResendToDialog() {
  return (
    <ModalForm form={form} title="Resend alert" submitLabel="Resend">
      <Combobox
        {...form.useField('receiver')}
        label="Webhook"
        placeholder="Select a webhook"
        items={useAppSelector(selectReceiverChoices)}
        isRequired
      />
    </ModalForm>
  )
}

export { form, ResendToDialog as View }
