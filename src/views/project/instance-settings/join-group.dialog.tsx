import { capitalize } from '@/lib/text'
import { groupKindWords } from '@/store/project/affinity-kinds'
import {
  selectJoinableGroups,
  selectKindToJoin,
  groupJoinForm as form,
} from '@/store/project/instance-settings/join-group.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useParams } from '@/views/shell/route-context'

/** The open form that adds the instance of the page to a group of its project. */
function JoinGroupModal() {
  const kind = useAppSelector(selectKindToJoin)
  const { noun } = groupKindWords[kind]
  const { project, instance } = useParams(projectPaths.instance)
  const items = useAppSelector(state => selectJoinableGroups(state, { project, instance, kind }))
  return (
    <ModalForm form={form} title={`Add to ${noun}`} submitLabel="Add to group">
      <p>
        Choose the {noun} to add <strong>{instance}</strong> to.
      </p>
      <form.Field
        name="group"
        as={Combobox}
        label={capitalize(noun)}
        placeholder="Select a group"
        items={items}
        isRequired
      />
    </ModalForm>
  )
}

export { form, JoinGroupModal as View }
