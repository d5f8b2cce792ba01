import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import type { SystemParams } from '../paths'
import { alertReceiverViewQuery } from './queries'
import { newPatternError } from './rules'

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
