import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectTrustRootJson, trustRootJsonForm as form } from '@/store/system/update/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A trust root as JSON, over the list. */
function TrustRootJsonDialog() {
  const { cancel } = useForm(form)
  return <JsonModal text={useAppSelector(selectTrustRootJson)} onDismiss={cancel} />
}

export { form, TrustRootJsonDialog as View }
