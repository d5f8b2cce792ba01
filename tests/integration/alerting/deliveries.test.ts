import { describe, expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkStarted } from '@/store/bulk/events'
import { selectDeliveryRows, selectResendFailedAction } from '@/store/system/alerting/deliveries'
import { requestText } from '@/store/system/alerting/request'
import { nextAttemptAt } from '@/store/system/alerting/rules'
import { startConsole, START, type TestConsole } from '#tests/support/console'
import { phaseOf, planFor, resultsOf } from '../bulk/support'
import { submit } from '../instance-networking/support'
import { choose, countOf, reasonsOf, toastsOf } from '../instances/support'
import { askedAndDone } from '../silos/support'

const RECEIVERS = '/system/alerting/receivers'
const params = { receiver: 'broken-hook', tab: 'deliveries' }
const path = `${RECEIVERS}/broken-hook?tab=deliveries`

type Options = Partial<Parameters<typeof startConsole>[0]>

const open = (options: Options = {}) => startConsole({ path, release: 23, ...options })

const rowsOf = (console: TestConsole, more: { state?: string } = {}) =>
  selectDeliveryRows(console.state(), { ...params, ...more })

/** The addresses of the lists of deliveries that were read, without their order and size. */
const listed = ({ requests }: TestConsole) =>
  requests
    .filter(({ url }) => url.includes('/deliveries'))
    .map(({ url }) => new URL(url, 'http://rack'))
    .map(({ searchParams }) =>
      ['delivered', 'pending', 'failed'].filter(name => searchParams.get(name) === 'true').join(),
    )

describe('the deliveries to a webhook', () => {
  test.each([15, 22, 23] as const)('are listed newest first at release %d', async release => {
    const console = await open({ release })
    const times = rowsOf(console).map(({ timeStarted }) => timeStarted)
    expect(times.length).toBeGreaterThan(0)
    expect(times).toEqual(times.toSorted().toReversed())
    const { url } = console.requests.find(each => each.url.includes('/deliveries'))!
    expect(new URL(url, 'http://rack').searchParams.get('sort_by')).toBe(
      release === 15 ? 'descending' : 'time_and_id_descending',
    )
  })

  test('tell their attempts and the last result', async () => {
    const console = await open()
    expect(
      rowsOf(console).map(row => [row.state, row.trigger, row.attemptsText, row.lastResult]),
    ).toEqual([
      ['pending', 'alert', '2 of 3', 'Timed out'],
      ['failed', 'resend', '3 of 3', 'HTTP error 500'],
      ['failed', 'alert', '3 of 3', 'Unreachable'],
      ['failed', 'alert', '3 of 3', 'Unreachable'],
      ['failed', 'probe', '1 of 1', 'HTTP error 500'],
    ])
  })

  test.each(['delivered', 'pending', 'failed'])('are limited to %s by the server', async state => {
    const console = await open({ path: `${path}&state=${state}` })
    expect(new Set(rowsOf(console, { state }).map(row => row.state))).toEqual(
      new Set(state === 'delivered' ? [] : [state]),
    )
    expect(listed(console)).toEqual([state])
  })

  test('are read every 10 seconds while one is pending', async () => {
    const console = await open()
    await console.advance(9_000)
    expect(listed(console)).toHaveLength(1)
    await console.advance(1_500)
    expect(listed(console)).toHaveLength(2)
    // The last attempt ends it.
    await console.advance(6 * 60_000)
    expect(rowsOf(console)[0]).toMatchObject({ state: 'failed', attemptsText: '3 of 3' })
    const count = listed(console).length
    await console.advance(60_000)
    expect(listed(console)).toHaveLength(count)
  })

  test('are read as often as the user has chosen', async () => {
    const console = await open({ path: `${RECEIVERS}/pager?tab=deliveries&every=60000` })
    await console.advance(59_000)
    expect(listed(console)).toHaveLength(1)
    await console.advance(2_000)
    expect(listed(console)).toHaveLength(2)
  })
})

describe('resending', () => {
  test('asks with class, webhook and age, and names the alert and the webhook', async () => {
    const console = await open()
    const row = rowsOf(console).find(({ trigger }) => trigger === 'resend')!
    const question = await askedAndDone(console, row.actions, 'Resend')
    expect(question).toContain('Resend alert')
    for (const part of ['hardware.power_shelf.psu.removed', 'broken-hook', '3 days ago'])
      expect(question).toContain(part)
    expect(console.requests.find(({ method }) => method === 'POST')?.url).toBe(
      `/v1/alerts/${row.alertId}/resend?receiver=broken-hook`,
    )
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Resend started' }])
    expect(rowsOf(console)[0]).toMatchObject({ trigger: 'resend', state: 'pending' })
  })

  test('is not offered for probes, nor to those who may only view', async () => {
    const reasons = async (options: Options) => {
      const rows = rowsOf(await open(options))
      return [rows[0], rows.at(-1)].map(row => reasonsOf(row?.actions ?? [])['Resend'])
    }
    const probe = 'A probe cannot be resent: send a new one'
    expect(await reasons({})).toEqual([undefined, probe])
    expect(await reasons({ user: 'Bruno Slate' })).toEqual([
      'Needs the role admin on the fleet',
      probe,
    ])
  })

  test('shows why the server refuses it', async () => {
    const console = await open()
    const { alertReceivers } = console.backend.backendState.db
    alertReceivers.update(rowsOf(console)[0]!.receiverId, { subscriptions: ['probe'] })
    await askedAndDone(console, rowsOf(console)[0]!.actions, 'Resend')
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', text: /not subscribed/ }])
  })

  test('selected rows makes one call for each alert, and tells of each row', async () => {
    const console = await open()
    const rows = rowsOf(console)
    await console.send(bulkRequested(planFor(rows, 'resend', 'delivery', RECEIVERS)))
    await console.send(bulkStarted())
    expect(phaseOf(console)).toBe('finished')
    const alerts = new Set(
      rows.flatMap(({ trigger, alertId }) => (trigger === 'probe' ? [] : [alertId])),
    )
    expect(countOf(console, 'POST', '/v1/alerts')).toBe(alerts.size)
    expect(alerts.size).toBe(3)
    expect(rows.map(({ name }) => resultsOf(console)[name])).toEqual([
      'done',
      'done',
      'done',
      'done',
      'A probe cannot be resent: send a new one',
    ])
  })
})

const resendAll = async (console: TestConsole, receiver: string) => {
  const given = { receiver, tab: 'deliveries' }
  await choose(console, [selectResendFailedAction(console.state(), given)], 'Resend all failed')
  await submit(console, 'webhookResendFailed')
  return console.requests.flatMap(({ method, url }) => (method === 'POST' ? [url] : []))
}

describe('resending all that has failed', () => {
  test('tells how the probe failed', async () => {
    const console = await open()
    expect(await resendAll(console, 'broken-hook')).toEqual([
      '/v1/alert-receivers/broken-hook/probe?resend=true',
    ])
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: 'Could not resend alerts',
        text: 'The probe failed: HTTP error 500.',
      },
    ])
  })

  test('tells how many deliveries were started', async () => {
    const console = await open()
    const { alertReceivers } = console.backend.backendState.db
    alertReceivers.update(rowsOf(console)[0]!.receiverId, { endpoint: 'https://mended.example/' })
    await resendAll(console, 'broken-hook')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: '2 deliveries started' }])
    expect(rowsOf(console).filter(({ state }) => state === 'pending')).toHaveLength(3)
  })

  test('needs a failed alert among the rows', async () => {
    const given = { receiver: 'pager', tab: 'deliveries' }
    const console = await open({ path: `${RECEIVERS}/pager?tab=deliveries` })
    const action = selectResendFailedAction(console.state(), given)
    expect(reasonsOf([action])).toEqual({ 'Resend all failed': 'No failed deliveries are shown' })
  })
})

describe('a delivery', () => {
  test('is tried again after a minute, then after five', () => {
    const sentAt = '2025-01-15T12:00:00.000Z'
    const attempt = { attempt: 1, result: 'failed_timeout', timeSent: sentAt } as const
    const pending = { state: 'pending', trigger: 'alert' } as const
    const rest = { id: '', alertId: '', alertClass: '', receiverId: '', timeStarted: sentAt }
    const after = (count: number, state: 'pending' | 'failed' = 'pending') =>
      nextAttemptAt({
        ...rest,
        ...pending,
        state,
        attempts: { webhook: Array.from({ length: count }, () => attempt) },
      })
    expect([after(1), after(2)]).toEqual([START + 60_000, START + 300_000])
    expect([after(0), after(3), after(1, 'failed')]).toEqual([undefined, undefined, undefined])
  })

  test('is shown as the request that it sends', async () => {
    const delivery = rowsOf(await open()).find(({ trigger }) => trigger === 'resend')!
    const unknown = requestText(delivery, { alert: undefined, hasVersion: false })
    expect(unknown.headers).not.toContain('x-oxide-alert-version')
    expect(unknown.headers).toContain('x-oxide-signature: <…>')
    expect(unknown.headers).toContain(
      `x-oxide-timestamp: ${delivery.attempts.webhook[2]?.timeSent}`,
    )
    expect(unknown.body).toContain('"data": <…>')
    const alert = {
      id: delivery.alertId,
      class: delivery.alertClass,
      version: 1,
      alert: { powerShelf: { shelf: 0 } },
      timeCreated: '',
      timeModified: '',
    }
    const known = requestText(delivery, { alert, hasVersion: true })
    expect(known.headers).toContain('x-oxide-alert-version: 1')
    expect(JSON.parse(known.body)).toMatchObject({
      alert_class: 'hardware.power_shelf.psu.removed',
      alert_version: 1,
      data: { power_shelf: { shelf: 0 } },
      delivery: { id: delivery.id, receiver_id: delivery.receiverId, trigger: 'resend' },
    })
  })
})
