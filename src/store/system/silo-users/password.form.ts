import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { checkPassword, toPassword } from './rules'

export interface NewPasswordValues {
  password: string
  repeated: string
}

/** Another password for the user `params.user` of the silo `params.silo`. */
export const localUserPasswordForm = defineForm<
  NewPasswordValues,
  unknown,
  { name: string; silo: string; user: string }
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

export const useLocalUserPasswordField = fieldHook(localUserPasswordForm)
