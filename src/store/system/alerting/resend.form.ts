import type { AlertProbeResult } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { SystemParams } from '../paths'
import { attemptsOf, outcomeWords } from './rules'

/** Sends a probe and, if it is delivered, all failed alerts again. */
export const webhookResendFailedForm = defineForm<
  object,
  AlertProbeResult,
  SystemParams<'alertReceiver'>
>({
  name: 'webhookResendFailed',
  initial: () => ({}),
  toCommand: (_values, { params: { receiver } }) => ({
    endpoint: 'alertReceiverProbe',
    args: { path: { receiver }, query: { resend: true } },
  }),
  succeeded: ({ probe, resendsStarted }) => {
    const last = attemptsOf(probe).at(-1)
    return {
      toast:
        probe.state === 'delivered'
          ? { content: [`${pluralize('delivery', resendsStarted ?? 0)} started`] }
          : {
              variant: 'error',
              title: 'Could not resend alerts',
              content: [`The probe failed: ${last ? outcomeWords(last) : 'no attempt was made'}.`],
            },
    }
  },
})

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
