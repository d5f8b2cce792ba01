import { useForm } from '@/store/forms/hooks'
import { loginLocalForm } from '@/store/login/local/log-in.form'
import { loginPaths } from '@/store/login/paths'
import { Button } from '@/ui/Button/Button'
import { Form } from '@/ui/Form/Form'
import { Identicon } from '@/ui/Identicon/Identicon'
import { PasswordField, TextField } from '@/ui/TextField/TextField'
import { useParams } from '@/views/shell/route-context'
import { LoginPage } from '../LoginPage'
import styles from '../LoginPage.module.css'

/** Signs in to a silo with a name and a password. */
function LoginView() {
  const { silo } = useParams(loginPaths.local)
  return (
    <LoginPage>
      <h1 className={styles.silo}>
        <Identicon name={silo} />
        {silo}
      </h1>
      <LoginForm />
    </LoginPage>
  )
}

function LoginForm() {
  const form = useForm(loginLocalForm)
  return (
    <div className={styles.body}>
      <Form
        className={styles.form}
        onSubmit={form.submit}
        failedSubmits={form.failedSubmits}
        isBlocked={form.isPending}
        isFocusedFirst
      >
        <Username />
        <Password />
        <Button type="submit" tone="primary" className={styles.submit} isPending={form.isPending}>
          Sign in
        </Button>
      </Form>
      <p className={styles.failure} role="alert">
        {form.failure && 'Could not sign in. Check the name and the password, and try again.'}
      </p>
    </div>
  )
}

const Username = () => (
  <TextField
    {...loginLocalForm.useField('username')}
    label="Username"
    placeholder="Username"
    autoComplete="username"
    isRequired
    isLabelHidden
  />
)

const Password = () => (
  <PasswordField
    {...loginLocalForm.useField('password')}
    label="Password"
    placeholder="Password"
    autoComplete="current-password"
    isRequired
    isLabelHidden
  />
)

export { loginLocalForm as form, LoginView as View }
