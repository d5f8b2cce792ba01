import {
  memberAddForm as form,
  selectGroupToJoin,
  selectJoinableInstances,
} from '@/store/project/affinity-group/add-member.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that adds an instance of the project to the group of the page. */
function AddMemberModal() {
  const { canSubmit } = useAppSelector(selectJoinableInstances)
  return (
    <ModalForm
      form={form}
      title="Add instance to group"
      submitLabel="Add to group"
      isIncomplete={!canSubmit}
    >
      <Explanation />
      <InstanceField />
      <Obstacle />
    </ModalForm>
  )
}

function Explanation() {
  const group = useAppSelector(selectGroupToJoin)
  return (
    <p>
      Choose the instance to add to <strong>{group}</strong>.
    </p>
  )
}

function InstanceField() {
  const { items } = useAppSelector(selectJoinableInstances)
  return (
    <Combobox
      {...form.useField('instance')}
      label="Instance"
      placeholder="Select an instance"
      items={items}
      isRequired
    />
  )
}

function Obstacle() {
  const { blocked } = useAppSelector(selectJoinableInstances)
  return (
    <div role="status">
      {blocked && (
        <Message tone="notice">
          <RichText text={blocked} />
        </Message>
      )}
    </div>
  )
}

export { form, AddMemberModal as View }
