import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WireRequest } from '@/ports/ports'
import { checkSignature } from '@/lib/webhook-signature'
import { startServer, type RunningServer } from '@/mirage/server/node-server'
import { refreshRequested } from '@/store/queries/slice'
import { selectDeliveryRows, selectResendFailedAction } from '@/store/system/alerting/deliveries'
import { selectSecrets } from '@/store/system/alerting/receivers'
import { startConsole, type TestConsole } from '#tests/support/console'
import { eventually } from '#tests/support/eventually'
import { ManualClock } from '#tests/support/manual-clock'
import { fill, submit } from '../instance-networking/support'
import { choose, toastsOf } from '../instances/support'

/* A console in front of the mock API over HTTP, whose webhook is a server of this test. */

const SECRET = 'granite-quarry-1'
const ALERT = 'a1e57a1e-0000-4000-8000-000000000001'
const params = { receiver: 'hook', tab: 'deliveries' }

let clock: ManualClock
let rack: RunningServer
let receiver: Server
let received: { message: IncomingMessage; body: string }[]
/** What the receiver answers. */
let status: number

beforeEach(async () => {
  clock = new ManualClock()
  rack = await startServer({ port: 0, latency: 0, release: 22, clock })
  received = []
  status = 500
  receiver = createServer(async (message, response) => {
    let body = ''
    for await (const chunk of message) body += String(chunk)
    received.push({ message, body })
    response.writeHead(status).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})

afterEach(async () => {
  receiver.close()
  await rack.stop()
})

const overHttp = async ({ method, url, headers, body }: WireRequest) => {
  const response = await fetch(rack.url + url, { method, headers, body })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

const rowsOf = (console: TestConsole) => selectDeliveryRows(console.state(), params)

/** Lets the time of the rack pass until the receiver has got that many requests. */
const elapse = async (ms: number, requests: number) => {
  clock.advance(ms)
  await eventually(() => expect(received).toHaveLength(requests))
}

/** Refreshes the page until it shows such a delivery. */
const seen = (console: TestConsole, expected: object) =>
  eventually(async () => {
    await console.send(refreshRequested())
    expect(rowsOf(console)).toContainEqual(expect.objectContaining(expected))
  })

const open = (path: string) => startConsole({ path, release: 22, wire: overHttp })

test('a webhook that fails is mended, and is sent again what it has missed', async () => {
  const created = await open('/system/alerting/receivers-new')
  await fill(created, 'webhookCreate', {
    name: 'hook',
    endpoint: `http://localhost:${(receiver.address() as AddressInfo).port}/in`,
    secret: SECRET,
    pattern: '**',
  })
  await submit(created, 'webhookCreate')
  created.stop()

  // The alert is in the seeds: the receiver did not exist yet when it was reported.
  await fetch(`${rack.url}/v1/alerts/${ALERT}/resend?receiver=hook`, { method: 'POST' })
  const console = await open('/system/alerting/receivers/hook?tab=deliveries')
  for (const [at, wait] of [1_000, 60_000, 300_000].entries()) {
    await elapse(wait, at + 1)
    await seen(console, { attemptsText: `${at + 1} of 3`, lastResult: 'HTTP error 500' })
  }
  expect(rowsOf(console)).toMatchObject([{ state: 'failed' }])

  const resendAll = async () => {
    const action = selectResendFailedAction(console.state(), params)
    await choose(console, [action], 'Resend all failed')
    await submit(console, 'webhookResendFailed')
  }
  await resendAll()
  expect(toastsOf(console).at(-1)?.text).toBe('The probe failed: HTTP error 500.')
  expect(received).toHaveLength(4)

  status = 204
  await resendAll()
  expect(toastsOf(console).at(-1)?.text).toBe('1 delivery started')
  await elapse(1_000, 6)
  await seen(console, { state: 'delivered', alertId: ALERT, lastResult: 'Succeeded' })

  const { message, body } = received.at(-1)!
  const { rows = [] } = selectSecrets(console.state(), params)
  const header = String(message.headers['x-oxide-signature'])
  const given = { body, header, secret: SECRET, known: rows.map(({ id }) => id) }
  expect(checkSignature(given)).toMatchObject({ isMatch: true })
  expect(checkSignature({ ...given, body: body.replace('removed', 'Removed') })).toMatchObject({
    isMatch: false,
  })
})
