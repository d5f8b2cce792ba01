import { localUserCreateForm as form } from '@/store/system/silo-users/users.form'
import { NameField } from '@/ui/NameField/NameField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PasswordFields } from './PasswordFields'

/** A new user of a silo with local users, over the page of the silo. */
function LocalUserCreateView() {
  const { value: login } = form.useField('login')
  return (
    <SideForm form={form} title="Create user">
      <form.Field name="username" as={NameField} label="Username" />
      <form.Field
        name="login"
        as={RadioGroup<'password' | 'disallowed'>}
        label="Login"
        options={LOGINS}
        isRequired
      />
      {login === 'password' && <PasswordFields useField={form.useField} />}
    </SideForm>
  )
}

const LOGINS = [
  { value: 'password', label: 'Password' },
  { value: 'disallowed', label: 'No password login' },
] as const

export { form, LocalUserCreateView as View }
