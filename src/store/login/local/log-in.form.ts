import type { LoginParams } from '@/store/login/paths'
import { localPathOr } from '@/lib/path'
import { defineForm } from '@/store/forms/define-form'
import type { InSearch } from '@/store/forms/definition'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { siloPaths } from '@/store/silo/paths'

export interface LoginLocalValues {
  username: string
  password: string
}

/** Signs in with a username and a password of the silo. */
export const loginLocalForm = defineForm<
  LoginLocalValues,
  unknown,
  LoginParams<'local'> & InSearch
>({
  name: 'loginLocal',
  secret: ['password'],
  initial: () => ({ username: '', password: '' }),
  check: ({ username, password }) =>
    errorsOf({
      username: requiredError('Username', username),
      password: requiredError('Password', password),
    }),
  toCommand: ({ username, password }, { params }) => ({
    endpoint: 'loginLocal',
    args: { path: { siloName: params.silo }, body: { username, password } },
  }),
  succeeded: (_result, _values, { params }) => ({
    toast: { content: ['Logged in'] },
    to: localPathOr(new URLSearchParams(params.search).get('redirect_uri'), siloPaths.projects()),
  }),
})
