import { localUserCreateForm as form } from '@/store/system/silo-users/users.form'
import { NameField } from '@/ui/NameField/NameField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PasswordFields } from './PasswordFields'

/** A new user of a silo with local users, over the page of the silo. */
function LocalUserCreateView() {
  return (
    <SideForm form={form} title="Create user">
      <form.Field name="username" as={NameField} label="Username" />
      <Login />
      <Password />
    </SideForm>
  )
}

const LOGINS = [
  { value: 'password', label: 'Password' },
  { value: 'disallowed', label: 'No password login' },
]

function Login() {
  const { onChange, ...field } = form.useField('login')
  return (
    <RadioGroup
      {...field}
      label="Login"
      options={LOGINS}
      onChange={login => onChange(login === 'password' ? 'password' : 'disallowed')}
      isRequired
    />
  )
}

function Password() {
  const { value: login } = form.useField('login')
  return login === 'password' ? <PasswordFields useField={form.useField} /> : null
}

export { form, LocalUserCreateView as View }
