import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import type { SystemForms } from '../forms'
import { checkPassword, toPassword } from './rules'

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
