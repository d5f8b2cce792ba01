import { formChanged, formSubmitted } from '@/store/forms/events'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { isJumboRefusal } from '@/store/project/instance/update.rules'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'

/**
 * Offers to switch jumbo frames off if they prevent another change, because the operator no longer
 * allows them.
 */
export function JumboFramesOffer({ form }: { form: AnyForm }) {
  const send = useSend()
  const { failure, isPending } = useForm(form)
  if (!failure || !isJumboRefusal(failure.message)) return null
  const save = () => {
    send(formChanged({ form: form.name, values: { dropsJumboFrames: true } }))
    send(formSubmitted({ form: form.name }))
  }
  return (
    <Message tone="notice">
      <p>The operator no longer allows jumbo frames. Nothing was changed.</p>
      <Button onPress={save} isPending={isPending}>
        Switch jumbo frames off and save
      </Button>
    </Message>
  )
}
