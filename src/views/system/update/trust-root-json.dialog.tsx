import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { selectTrustRootJson, trustRootJsonForm } from '@/store/system/update/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A trust root as JSON, over the list. */
function TrustRootJsonDialog() {
  const { cancel } = useForm(trustRootJsonForm)
  return <JsonModal text={useAppSelector(selectTrustRootJson)} onDismiss={cancel} />
}

export { trustRootJsonForm as form, TrustRootJsonDialog as View }
