import type { User } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { checkPassword, toPassword, type PasswordValues } from './rules'

export interface LocalUserValues extends PasswordValues {
  username: string
}

/** A user that the silo `params.silo` keeps itself. */
export const localUserCreateForm = defineForm<LocalUserValues, User>({
  name: 'localUserCreate',
  secret: ['password', 'repeated'],
  initial: () => ({ username: '', login: 'password', password: '', repeated: '' }),
  beginsAnew: changed => (changed.includes('login') ? ['password', 'repeated'] : []),
  check: ({ username, ...values }) =>
    errorsOf({ username: nameError('Username', username), ...checkPassword(values) }),
  toCommand: ({ username, ...values }, { params: { silo = '' } }) => ({
    endpoint: 'localIdpUserCreate',
    args: { query: { silo }, body: { externalId: username, password: toPassword(values) } },
  }),
  succeeded: ({ displayName }) => ({
    toast: { content: ['User ', emphasis(displayName), ' created'] },
  }),
  fieldErrors: ({ errorCode }) =>
    errorCode === 'ObjectAlreadyExists' ? { username: 'Username already exists' } : {},
})

export const useLocalUserField = fieldHook(localUserCreateForm)
