import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { SystemParams } from '../paths'

export interface ResendToValues {
  /** Name of the webhook. */
  receiver: string
}

/** Sends an alert to a webhook again. */
export const alertResendToForm = defineForm<ResendToValues, unknown, SystemParams<'alert'>>({
  name: 'alertResendTo',
  initial: () => ({ receiver: '' }),
  check: ({ receiver }) => errorsOf({ receiver: requiredError('Webhook', receiver) }),
  toCommand: ({ receiver }, { params: { alertId } }) => ({
    endpoint: 'alertDeliveryResend',
    args: { path: { alertId }, query: { receiver } },
  }),
  succeeded: (_delivery, { receiver }) => ({
    toast: { content: ['Resend to ', emphasis(receiver), ' started'] },
  }),
})
