import { objectJson, objectJsonForm as form } from '@/store/commands/screen-object'
import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'
import { useRoute } from '@/views/shell/route-context'

/** The object on the screen as JSON. */
function ObjectJsonDialog() {
  const { cancel } = useForm(form)
  const route = useRoute()
  const text = useAppSelector(state => objectJson(state, route))
  return <JsonModal text={text} onDismiss={cancel} />
}

export { form, ObjectJsonDialog as View }
