import type { UserPassword } from '@/api/generated/types'
import { MAX_PASSWORD_LENGTH } from '@/lib/limits'
import { requiredError } from '@/store/forms/rules'

export interface PasswordValues {
  /** Whether the user can log in with a password. */
  login: 'password' | 'disallowed'
  password: string
  /** The repeated password. */
  repeated: string
}

/** Validates a password and its repetition. */
export const checkPassword = ({ login, password, repeated }: PasswordValues) => {
  if (login === 'disallowed') return {}
  const tooLong =
    password.length > MAX_PASSWORD_LENGTH
      ? `Must be at most ${MAX_PASSWORD_LENGTH} characters`
      : undefined
  return {
    password: password === '' ? 'Password is required' : tooLong,
    repeated:
      requiredError('Repeated password', repeated || null) ??
      (repeated === password ? undefined : 'The passwords are not the same'),
  }
}

export const toPassword = ({ login, password }: PasswordValues): UserPassword =>
  login === 'password' ? { mode: 'password', value: password } : { mode: 'login_disallowed' }
