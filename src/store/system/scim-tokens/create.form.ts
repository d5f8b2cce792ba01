import type { ScimClientBearerTokenValue } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { formChanged, formReopened } from '@/store/forms/events'
import type { SystemParams } from '../paths'

export interface ScimTokenValues {
  /** Empty until the token is created. */
  bearerToken: string
}

/** Creates a token of a silo, and then shows it, for the only time. */
export const scimTokenCreateForm = defineForm<
  ScimTokenValues,
  Partial<ScimClientBearerTokenValue>,
  SystemParams<'silo'>
>({
  name: 'scimTokenCreate',
  secret: ['bearerToken'],
  // The token would be lost.
  guardsScreen: true,
  initial: () => ({ bearerToken: '' }),
  toCommand: (_values, { params: { silo } }) => ({
    endpoint: 'scimTokenCreate',
    args: { query: { silo } },
  }),
  // A replay has no token, because no log holds the answer.
  succeeded: ({ bearerToken = '•' }) => ({
    isDelegated: true,
    followUps: [
      formReopened({ form: 'scimTokenCreate' }),
      formChanged({ form: 'scimTokenCreate', values: { bearerToken } }),
    ],
  }),
})
