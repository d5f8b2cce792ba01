import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { bgpJsonForm as form, selectBgpJson } from '@/store/system/bgp/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A configuration or announce set as JSON, over the list. */
function BgpJsonDialog() {
  const { cancel } = useForm(form)
  return <JsonModal text={useAppSelector(selectBgpJson)} onDismiss={cancel} />
}

export { form, BgpJsonDialog as View }
