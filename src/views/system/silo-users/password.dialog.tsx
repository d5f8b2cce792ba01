import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { localUserPasswordForm as form } from '@/store/system/silo-users/users.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { PasswordFields } from './PasswordFields'

/** A new password for a local user of a silo. */
function LocalUserPasswordModal() {
  const { name } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <ModalForm form={form} title="Set password">
      <p>
        The user <strong>{name}</strong> logs in with it from now on.
      </p>
      <PasswordFields useField={form.useField} />
    </ModalForm>
  )
}

export { form, LocalUserPasswordModal as View }
