import type { User } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import type { SystemParams } from '../paths'
import { checkPassword, toPassword, type PasswordValues } from './rules'

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
