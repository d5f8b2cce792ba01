import type { WebhookReceiver } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { formChanged, formReopened } from '@/store/forms/events'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { probeSent } from './actions'
import { endpointError, endpointRefusal } from './rules'
import { addPattern, NO_PATTERN, typedPatternError, type SubscriptionValues } from './subscriptions'

export interface WebhookValues extends Identity, SubscriptionValues {
  endpoint: string
  secret: string
  /** Whether the console made the secret, so that it is shown once the webhook is created. */
  isGenerated: boolean
  /** The name of the created webhook; empty before. */
  created: string
}

const NAME = 'webhookCreate'

const withoutSecret = (): Omit<WebhookValues, 'secret'> => ({
  ...identityForm.initial(),
  endpoint: '',
  isGenerated: false,
  subscriptions: [],
  ...NO_PATTERN,
  created: '',
})

/** Creates a webhook. A secret that the console made is then shown, for the only time. */
export const webhookCreateForm = defineForm<WebhookValues, WebhookReceiver>({
  name: NAME,
  // No draft may bring back the name of the created webhook. The URL may have credentials.
  secret: ['secret', 'created', 'endpoint'],
  initial: () => ({ ...withoutSecret(), secret: '' }),
  adjust: (_values, changed) =>
    changed.includes('secret') && !changed.includes('isGenerated') ? { isGenerated: false } : {},
  entries: { subscriptions: { add: addPattern, empty: NO_PATTERN } },
  check: values =>
    errorsOf({
      ...identityForm.check(values),
      endpoint: endpointError(values.endpoint),
      secret: requiredError('Secret', values.secret),
      pattern: typedPatternError(values),
    }),
  toCommand: ({ name, description, endpoint, secret, subscriptions }) => ({
    endpoint: 'webhookReceiverCreate',
    args: {
      body: {
        name,
        description,
        endpoint: endpoint.trim(),
        secrets: [secret],
        subscriptions: [...subscriptions],
      },
    },
  }),
  succeeded: ({ id, name }, { isGenerated }) => {
    const page = systemPaths.alertReceiver({ receiver: name })
    return {
      toast: {
        content: ['Webhook ', emphasis(name), ' created'],
        // Leaving now would lose a generated secret.
        ...(!isGenerated && {
          action: { label: 'Send probe', event: probeSent({ id, name }) },
        }),
      },
      ...(isGenerated
        ? {
            isDelegated: true,
            followUps: [
              formReopened({ form: NAME }),
              formChanged({
                form: NAME,
                values: { ...withoutSecret(), created: name },
              }),
            ],
          }
        : { to: page }),
    }
  },
  fieldErrors: endpointRefusal,
  leaveTo: () => systemPaths.alertReceivers(),
})
