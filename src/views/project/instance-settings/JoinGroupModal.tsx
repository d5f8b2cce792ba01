import { capitalize } from '@/lib/text'
import { groupKindWords } from '@/store/project/affinity-kinds'
import { selectJoinableGroups, selectKindToJoin } from '@/store/project/instance-settings/choices'
import { groupJoinForm, useGroupJoinField } from '@/store/project/instance-settings/join-group.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useInstanceParams } from '../instance/use-instance-params'

/** Adds the instance of the page to a group of its project, while that form is open. */
export function JoinGroupModal() {
  const { noun } = groupKindWords[useAppSelector(selectKindToJoin)]
  const { instance } = useInstanceParams()
  return (
    <ModalForm form={groupJoinForm} title={`Add to ${noun}`} submitLabel="Add to group">
      <p>
        Choose the {noun} to add <strong>{instance}</strong> to.
      </p>
      <GroupField />
    </ModalForm>
  )
}

function GroupField() {
  const { project, instance } = useInstanceParams()
  const kind = useAppSelector(selectKindToJoin)
  const items = useAppSelector(state => selectJoinableGroups(state, kind, project, instance))
  return (
    <Combobox
      {...useGroupJoinField('group')}
      label={capitalize(groupKindWords[kind].noun)}
      placeholder="Select a group"
      items={items}
      isRequired
    />
  )
}
