import { groupKindWords, groupOfParams } from '@/store/project/affinity-kinds'
import { groupEditForm as form } from '@/store/project/affinity/edit.form'
import { projectPaths } from '@/store/project/paths'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'

/** Edits a group's name and description, over its page. */
function GroupEditView() {
  const { noun } = groupKindWords[groupOfParams(useParams(projectPaths.project)).kind]
  return (
    <SideForm form={form} title={`Edit ${noun}`} submitLabel="Update group">
      <IdentityFields useField={form.useField} />
    </SideForm>
  )
}

export { form, GroupEditView as View }
