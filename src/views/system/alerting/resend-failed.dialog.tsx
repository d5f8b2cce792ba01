import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { webhookResendFailedForm as form } from '@/store/system/alerting/resend.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Asks before everything that a webhook has not received is sent again. */
function ResendFailedDialog() {
  const { receiver } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <ModalForm form={form} title="Resend all failed" submitLabel="Resend all">
      <p>
        A probe is sent to <strong>{receiver}</strong> first. If the endpoint accepts it, all alerts
        that were not delivered are sent again.
      </p>
    </ModalForm>
  )
}

export { form, ResendFailedDialog as View }
