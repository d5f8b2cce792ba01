import type { Field } from '@/store/forms/hooks'
import { PasswordField } from '@/ui/TextField/TextField'

interface PasswordFieldsProps {
  /** Binds the fields to their form. */
  useField: (name: 'password' | 'repeated') => Field<string>
}

/** A new password, typed twice. */
export function PasswordFields({ useField }: PasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...useField('password')}
        label="Password"
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...useField('repeated')}
        label="Repeated password"
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
