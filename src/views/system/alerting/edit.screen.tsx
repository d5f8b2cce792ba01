import { useAppSelector } from '@/store/setup/hooks'
import { webhookEditForm as form } from '@/store/system/alerting/edit.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { EndpointField } from './WebhookFields'

/** Edits a webhook's name, description and endpoint, over its page. */
function WebhookEditView() {
  return (
    <SideForm
      form={form}
      title="Edit webhook"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <IdentityFields useField={form.useField} />
      <form.Field name="endpoint" as={EndpointField} form={form} />
    </SideForm>
  )
}

export { form, WebhookEditView as View }
