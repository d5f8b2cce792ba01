import { WITHHELD } from '@/api/core/secrets'
import { emphasis } from '@/lib/rich-text'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { changedValues, errorsOf } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { alertReceiverViewQuery } from './queries'
import { endpointError, endpointRefusal } from './rules'

export interface WebhookEditValues extends Identity {
  endpoint: string
}

/** Changes the name, description or endpoint of a webhook. */
export const webhookEditForm = defineEditForm<
  WebhookEditValues,
  unknown,
  SystemParams<'alertReceiver'>
>({
  name: 'webhookEdit',
  edits: {
    queries: ({ params }) => [alertReceiverViewQuery(params)],
    param: 'receiver',
    labels: { ...IDENTITY_LABELS, endpoint: 'Endpoint' },
  },
  // The URL may have credentials.
  secret: ['endpoint'],
  initial: ({ params, read }) => {
    const receiver = read(alertReceiverViewQuery(params))
    return { ...identityForm.initial(receiver), endpoint: receiver?.kind.endpoint ?? '' }
  },
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values),
      endpoint: endpointError(values.endpoint, read(alertReceiverViewQuery(params))?.kind.endpoint),
    }),
  toCommand(values, { params: { receiver }, initial }) {
    const { endpoint, ...body } = changedValues(values, initial, 'name', 'description', 'endpoint')
    // The server keeps a URL whose credentials the console does not know.
    const isKnown = endpoint !== undefined && !endpoint.includes(WITHHELD)
    return {
      endpoint: 'webhookReceiverUpdate',
      args: {
        path: { receiver },
        body: { ...body, ...(isKnown && { endpoint: endpoint.trim() }) },
      },
    }
  },
  succeeded: (_empty, { name }) => ({
    toast: { content: ['Webhook ', emphasis(name), ' updated'] },
    to: systemPaths.alertReceiver({ receiver: name }),
  }),
  fieldErrors: endpointRefusal,
  leaveTo: systemPaths.alertReceiver,
})
