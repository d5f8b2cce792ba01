import { webhookSubscriptionAddForm as form } from '@/store/system/alerting/receiver.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { PatternField } from './PatternField'

/** A further subscription of a webhook. */
function SubscriptionAddDialog() {
  return (
    <ModalForm form={form} title="Add subscription">
      <PatternField {...form.useField('pattern')} isRequired />
    </ModalForm>
  )
}

export { form, SubscriptionAddDialog as View }
