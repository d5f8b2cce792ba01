import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { bgpJsonForm, selectBgpJson } from '@/store/system/bgp/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A configuration or announce set as JSON, over the list. */
function BgpJsonDialog() {
  const { cancel } = useForm(bgpJsonForm)
  return <JsonModal text={useAppSelector(selectBgpJson)} onDismiss={cancel} />
}

export { bgpJsonForm as form, BgpJsonDialog as View }
