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
  const group = useAppSelector(selectGroupToJoin)
  const { blocked, canSubmit, items } = useAppSelector(selectJoinableInstances)
  return (
    <ModalForm
      form={form}
      title="Add instance to group"
      submitLabel="Add to group"
      isIncomplete={!canSubmit}
    >
      <p>
        Choose the instance to add to <strong>{group}</strong>.
      </p>
      <form.Field
        name="instance"
        as={Combobox}
        label="Instance"
        placeholder="Select an instance"
        items={items}
        isRequired
      />
      <div role="status">
        {blocked && (
          <Message tone="notice">
            <RichText text={blocked} />
          </Message>
        )}
      </div>
    </ModalForm>
  )
}

export { form, AddMemberModal as View }
