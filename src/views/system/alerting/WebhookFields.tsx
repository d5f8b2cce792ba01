import { formChanged } from '@/store/forms/events'
import type { Field } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { SecretField } from '@/ui/SecretField/SecretField'
import { CheckedField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'
import { useFiles } from '@/views/shell/files-context'

/** The URL of a webhook. */
export function EndpointField(field: Field<string> & { form: CheckingForm }) {
  return (
    <>
      <CheckedField
        {...field}
        label="Endpoint URL"
        help="The rack sends alerts there, by POST. Redirects are not followed."
        placeholder="https://example.com/alerts"
        isMonospace
        isRequired
      />
      {/^\s*http:/i.test(field.value) && (
        <Message tone="notice">
          Without HTTPS, anyone on the network path can read what is sent.
        </Message>
      )}
    </>
  )
}

interface NewSecretFieldProps extends Field<string> {
  /** The name of the form, which has the fields `secret` and `isGenerated`. */
  form: string
}

/** A secret of a webhook, typed or made by the console. */
export function NewSecretField({ form, value, ...field }: NewSecretFieldProps) {
  const send = useSend()
  const files = useFiles()
  const generate = () =>
    send(formChanged({ form, values: { secret: files.newSecret(), isGenerated: true } }))
  return (
    <SecretField
      {...field}
      label="Secret"
      help="Signs the requests, so that the receiver can verify who sent them. A generated secret is shown once, in the next step."
      secret={value}
      onGenerate={generate}
      isRequired
    />
  )
}
