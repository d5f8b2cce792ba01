import { useForm } from '@/store/forms/hooks'
import { useAppSelector } from '@/store/setup/hooks'
import { repositoryJsonForm, selectRepositoryJson } from '@/store/system/update/json.form'
import { JsonModal } from '@/views/shared/json-modal/JsonModal'

/** A repository as JSON, over the list. */
function RepositoryJsonDialog() {
  const { cancel } = useForm(repositoryJsonForm)
  return <JsonModal text={useAppSelector(selectRepositoryJson)} onDismiss={cancel} />
}

export { repositoryJsonForm as form, RepositoryJsonDialog as View }
