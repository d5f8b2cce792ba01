import { navigationRequested } from '@/store/navigation/events'
import { selectDeliveryRows, selectResendFailedAction } from '@/store/system/alerting/deliveries'
import { selectPartActions } from '@/store/system/alerting/receivers'
import { fill, submit } from '#tests/integration/instance-networking/support'
import { choose, toastsOf } from '#tests/integration/instances/support'
import type { TestConsole } from './console'

const receiver = 'broken-hook'
const params = { receiver, tab: 'deliveries' }
const page = `/system/alerting/receivers/${receiver}`

export const WEBHOOK_JOB_START = `${page}?tab=deliveries`

/**
 * An operator finds that a webhook fails, sends the alerts again in vain, changes its endpoint, adds
 * a secret, and sends them again. Starts at `WEBHOOK_JOB_START`; returns what was said, and
 * what was delivered.
 */
export const doWebhookJob = async (console: TestConsole, secret: string) => {
  const said: string[] = []
  const resendAll = async () => {
    const action = selectResendFailedAction(console.state(), params)
    await choose(console, [action], 'Resend all failed')
    await submit(console, 'webhookResendFailed')
    said.push(toastsOf(console).at(-1)?.text ?? '')
  }

  await resendAll()
  await console.send(navigationRequested({ to: `${page}/edit` }))
  await fill(console, 'webhookEdit', { endpoint: 'https://repaired.example/hook' })
  await submit(console, 'webhookEdit')
  await choose(console, [selectPartActions(console.state(), params).addSecret], 'Add secret')
  await fill(console, 'webhookSecretAdd', { secret })
  await submit(console, 'webhookSecretAdd')
  await console.send(navigationRequested({ to: WEBHOOK_JOB_START }))
  await resendAll()
  // The poll reads the deliveries while one is pending.
  await console.advance(11_000)
  const delivered = selectDeliveryRows(console.state(), params)
    .filter(({ state }) => state === 'delivered')
    .map(({ trigger, alertClass }) => `${trigger} of ${alertClass}`)
    .toSorted()
  return { said, delivered }
}
