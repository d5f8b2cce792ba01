import { useForm } from '@/store/forms/hooks'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { webhookCreateForm as form } from '@/store/system/alerting/create.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { systemPaths } from '@/store/system/paths'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { ShownOnceDialog } from '@/views/shared/shown-once/ShownOnceDialog'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { EndpointField, NewSecretField } from './WebhookFields'
import { SubscriptionsField } from './SubscriptionsField'

/** A new webhook, over the list. */
function WebhookCreateView() {
  const { value: created } = form.useField('created')
  const reason = useAppSelector(selectReasonNotAdmin)
  return created ? (
    <NewWebhook name={created} />
  ) : (
    <SideForm form={form} title="Create webhook" disabledReason={reason}>
      <IdentityFields useField={form.useField} />
      <form.Field name="endpoint" as={EndpointField} form={form} />
      <form.Field name="secret" as={NewSecretField} form={form.name} />
      <SubscriptionsField />
    </SideForm>
  )
}

/** The generated secret of the created webhook, whose page comes next. */
function NewWebhook({ name }: { name: string }) {
  const send = useSend()
  const { startOver } = useForm(form)
  const { value: secret } = form.useField('secret')
  const leave = () => {
    startOver()
    send(navigationRequested({ to: systemPaths.alertReceiver({ receiver: name }), replace: true }))
  }
  return (
    <ShownOnceDialog title="Webhook created" label="Secret" secret={secret} onDone={leave}>
      Enter this secret at the receiver.
    </ShownOnceDialog>
  )
}

export { form, WebhookCreateView as View }
