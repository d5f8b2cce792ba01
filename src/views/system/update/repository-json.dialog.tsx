import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { repositoryJsonForm as form, selectRepositoryJson } from '@/store/system/update/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A repository as JSON, over the list. */
function RepositoryJsonDialog() {
  const { cancel } = useForm(form)
  return <JsonModal text={useAppSelector(selectRepositoryJson)} onDismiss={cancel} />
}

export { form, RepositoryJsonDialog as View }
