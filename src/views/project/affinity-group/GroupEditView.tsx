import { groupKindWords } from '@/store/project/affinity-kinds'
import { groupEditForm } from '@/store/project/affinity/edit.form'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useGroupAddress } from './use-group-address'

/** Edits a group's name and description, over its page. */
function GroupEditView() {
  const { noun } = groupKindWords[useGroupAddress().kind]
  return (
    <SideForm form={groupEditForm} title={`Edit ${noun}`} submitLabel="Update group">
      <IdentityFields useField={groupEditForm.useField} />
    </SideForm>
  )
}

export { groupEditForm as form, GroupEditView as View }
