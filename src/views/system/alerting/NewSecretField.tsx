import { formChanged } from '@/store/forms/events'
import type { Field } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { SecretField } from '@/ui/SecretField/SecretField'
import { useFiles } from '@/views/shell/files-context'

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
