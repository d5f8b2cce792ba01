import type { WebhookSecret } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { formChanged, formReopened } from '@/store/forms/events'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { SystemParams } from '../paths'
import { alertReceiverViewQuery } from './queries'
import { newPatternError } from './rules'

export interface NewSecretValues {
  secret: string
  /** Whether the console made the secret, so that it is shown once it is added. */
  isGenerated: boolean
  isAdded: boolean
}

const NAME = 'webhookSecretAdd'

/** Adds a secret to a webhook. One that the console made is then shown, for the only time. */
export const webhookSecretAddForm = defineForm<
  NewSecretValues,
  WebhookSecret,
  SystemParams<'alertReceiver'>
>({
  name: NAME,
  secret: ['secret'],
  // The new secret would be lost.
  guardsScreen: true,
  initial: () => ({ secret: '', isGenerated: false, isAdded: false }),
  adjust: (_values, changed) =>
    changed.includes('secret') && !changed.includes('isGenerated') ? { isGenerated: false } : {},
  check: ({ secret }) => errorsOf({ secret: requiredError('Secret', secret) }),
  toCommand: ({ secret }, { params: { receiver } }) => ({
    endpoint: 'webhookSecretsAdd',
    args: { query: { receiver }, body: { secret } },
  }),
  succeeded: (_secret, { isGenerated }) => ({
    toast: { content: ['Secret added'] },
    ...(isGenerated && {
      isDelegated: true,
      followUps: [
        formReopened({ form: NAME }),
        formChanged({ form: NAME, values: { isAdded: true } }),
      ],
    }),
  }),
})

export interface NewSubscriptionValues {
  pattern: string
}

/** Subscribes a webhook to further alerts. */
export const webhookSubscriptionAddForm = defineForm<
  NewSubscriptionValues,
  unknown,
  SystemParams<'alertReceiver'>
>({
  name: 'webhookSubscriptionAdd',
  initial: () => ({ pattern: '' }),
  check: ({ pattern }, { params, read }) =>
    errorsOf({
      pattern: newPatternError(
        pattern.trim(),
        read(alertReceiverViewQuery(params))?.subscriptions ?? [],
      ),
    }),
  toCommand: ({ pattern }, { params: { receiver } }) => ({
    endpoint: 'alertReceiverSubscriptionAdd',
    args: { path: { receiver }, body: { subscription: pattern.trim() } },
  }),
  succeeded: (_subscription, { pattern }) => ({
    toast: { content: ['Subscription ', emphasis(pattern.trim()), ' added'] },
  }),
})
