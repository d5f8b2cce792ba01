import type { AlertProbeResult } from '@/api/generated/types'
import { pluralize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
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
