import type { User } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import type { SystemForms } from '../forms'
import type { SystemParams } from '../paths'
import { checkPassword, type PasswordValues, toPassword } from './rules'

export interface LocalUserValues extends PasswordValues {
  username: string
}

/** Creates a user of a silo with local users. */
export const localUserCreateForm = defineForm<LocalUserValues, User, SystemParams<'silo'>>({
  name: 'localUserCreate',
  secret: ['password', 'repeated'],
  initial: () => ({ username: '', login: 'password', password: '', repeated: '' }),
  resetsValidation: changed => (changed.includes('login') ? ['password', 'repeated'] : []),
  check: ({ username, ...values }) =>
    errorsOf({ username: nameError('Username', username), ...checkPassword(values) }),
  toCommand: ({ username, ...values }, { params: { silo } }) => ({
    endpoint: 'localIdpUserCreate',
    args: { query: { silo }, body: { externalId: username, password: toPassword(values) } },
  }),
  succeeded: ({ displayName }) => ({
    toast: { content: ['User ', emphasis(displayName), ' created'] },
  }),
  fieldErrors: ({ errorCode }) =>
    errorCode === 'ObjectAlreadyExists' ? { username: 'Username already exists' } : {},
})

export interface NewPasswordValues {
  password: string
  repeated: string
}

/** Sets the password of a local user of a silo. */
export const localUserPasswordForm = defineForm<
  NewPasswordValues,
  unknown,
  SystemForms['localUserPassword']
>({
  name: 'localUserPassword',
  secret: ['password', 'repeated'],
  initial: () => ({ password: '', repeated: '' }),
  check: values => errorsOf(checkPassword({ ...values, login: 'password' })),
  toCommand: (values, { params: { silo, user } }) => ({
    endpoint: 'localIdpUserSetPassword',
    args: {
      path: { userId: user },
      query: { silo },
      body: toPassword({ ...values, login: 'password' }),
    },
  }),
  succeeded: (_nothing, _values, { params: { name } }) => ({
    toast: { content: ['Password of ', emphasis(name), ' set'] },
  }),
})
