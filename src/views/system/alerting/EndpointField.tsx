import type { Field } from '@/store/forms/hooks'
import { Message } from '@/ui/Message/Message'
import { CheckedField, type CheckingForm } from '@/views/shared/checked-field/CheckedField'

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
