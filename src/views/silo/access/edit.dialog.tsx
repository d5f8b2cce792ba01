import { selectEditWarnings, selectRoleEdit } from '@/store/access/choices'
import { accessEditForm as form } from '@/store/access/edit.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { RoleField } from '@/views/shared/access/RoleField'

function Warnings() {
  const { warnings, endsFleetAdmins } = useAppSelector(selectEditWarnings)
  const understood = form.useField('isUnderstood')
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Message tone="notice">
          {warnings.map((warning, index) => (
            <p key={index}>
              <RichText text={warning} />
            </p>
          ))}
        </Message>
      )}
      {endsFleetAdmins && (
        <Checkbox {...understood} value={understood.value ?? false} label="I understand" />
      )}
    </div>
  )
}

/** The open form that changes the role of a user or group on the silo or on a project. */
function AccessEditModal() {
  const field = form.useField('role')
  const edit = useAppSelector(selectRoleEdit)
  if (!edit) return null
  return (
    <SideForm
      form={form}
      title={edit.role ? `Change ${edit.level} role for ${edit.name}` : `Give ${edit.name} a role`}
      submitLabel={edit.role ? 'Update role' : 'Assign role'}
    >
      <RoleField {...field} level={edit.level} present={edit.role} />
      <Warnings />
    </SideForm>
  )
}

export { form, AccessEditModal as View }
