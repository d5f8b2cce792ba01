import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '@/mirage/server/node-server'
import { eventually } from '#tests/support/eventually'
import { ManualClock } from '#tests/support/manual-clock'

interface Received {
  readonly message: IncomingMessage
  readonly body: string
  readonly response: ServerResponse
}

let clock: ManualClock
let server: RunningServer
let receiver: Server
let received: Received[]
/** What the receiver answers; undefined for nothing. */
let answer: number | undefined

const open = async (release: 20 | 22) => {
  server = await startServer({ port: 0, latency: 0, release, clock })
}

beforeEach(async () => {
  clock = new ManualClock()
  received = []
  answer = 200
  receiver = createServer(async (message, response) => {
    let body = ''
    for await (const chunk of message) body += String(chunk)
    received.push({ message, body, response })
    if (answer !== undefined) response.writeHead(answer, { location: '/elsewhere' }).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})

afterEach(async () => {
  for (const { response } of received) response.destroy()
  receiver.close()
  await server.stop()
})

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(server.url + path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return response.status === 204 ? undefined : response.json()
}

const endpoint = () => `http://localhost:${(receiver.address() as AddressInfo).port}/hook`

const createHook = (url = endpoint()) =>
  call('POST', '/v1/webhook-receivers', {
    name: 'hook',
    description: '',
    endpoint: url,
    secrets: ['abc', 'xyz'],
    subscriptions: ['**'],
  })

const probe = async () => (await call('POST', '/v1/alert-receivers/hook/probe')).probe
const deliveries = async () => (await call('GET', '/v1/alert-receivers/hook/deliveries')).items
const attemptsSoFar = async () => (await deliveries())[0].attempts.webhook

/** Sends an alert of the seeds again. */
const resend = () =>
  call('POST', '/v1/alerts/a1e57a1e-0000-4000-8000-000000000001/resend?receiver=hook')

describe('a webhook on this machine', () => {
  it('receives probes', async () => {
    await open(22)
    const { id } = await createHook()
    const delivery = await probe()
    expect(delivery).toMatchObject({ state: 'delivered', attempts: { webhook: [{ attempt: 1 }] } })
    const [{ message, body }] = received as [Received]
    expect([message.method, message.url]).toEqual(['POST', '/hook'])
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'x-oxide-receiver-id': id,
      'x-oxide-delivery-id': delivery.id,
      'x-oxide-alert-id': delivery.alert_id,
      'x-oxide-alert-class': 'probe',
      'x-oxide-alert-version': '1',
      'x-oxide-timestamp': delivery.attempts.webhook[0].time_sent,
    })
    expect(JSON.parse(body)).toEqual({
      alert_class: 'probe',
      alert_version: 1,
      alert_id: delivery.alert_id,
      data: {},
      delivery: {
        id: delivery.id,
        receiver_id: id,
        sent_at: delivery.attempts.webhook[0].time_sent,
        trigger: 'probe',
      },
    })
  })

  it('receives a signature of the body for each secret', async () => {
    await open(22)
    const { secrets } = await createHook()
    await probe()
    const [{ message, body }] = received as [Received]
    const sign = (secret: string) => createHmac('sha256', secret).update(body).digest('hex')
    expect(message.headersDistinct['x-oxide-signature']).toEqual([
      `a=sha256&id=${secrets[0].id}&s=${sign('abc')}`,
      `a=sha256&id=${secrets[1].id}&s=${sign('xyz')}`,
    ])
  })

  it('receives no version of the alert before release 21', async () => {
    await open(20)
    await createHook()
    await probe()
    const [{ message, body }] = received as [Received]
    expect(message.headers).not.toHaveProperty('x-oxide-alert-version')
    expect(JSON.parse(body)).not.toHaveProperty('alert_version')
  })

  it('receives an alert up to three times', async () => {
    await open(22)
    await createHook()
    answer = 500
    await resend()
    for (const [index, wait] of [1_000, 60_000, 300_000].entries()) {
      clock.advance(wait)
      await eventually(async () => expect(await attemptsSoFar()).toHaveLength(index + 1))
    }
    expect(await deliveries()).toMatchObject([{ state: 'failed', trigger: 'resend' }])
    expect((await attemptsSoFar())[0]).toMatchObject({
      result: 'failed_http_error',
      response: { status: 500 },
    })
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      alert_class: 'hardware.power_shelf.psu.removed',
      data: { psu: { slot: 2 } },
    })
    clock.advance(600_000)
    expect(received).toHaveLength(3)
  })

  it('is not redirected', async () => {
    await open(22)
    await createHook()
    answer = 307
    const { attempts } = await probe()
    expect(attempts.webhook).toMatchObject([
      { result: 'failed_http_error', response: { status: 307 } },
    ])
    expect(received).toHaveLength(1)
  })

  it('has half a minute to answer', async () => {
    await open(22)
    await createHook()
    answer = undefined
    const probed = probe()
    await eventually(() => expect(received).toHaveLength(1))
    clock.advance(30_000)
    expect((await probed).attempts.webhook).toMatchObject([
      { result: 'failed_timeout', response: null },
    ])
  })

  it('cannot be reached if nothing listens there', async () => {
    await open(22)
    const url = endpoint()
    receiver.close()
    await once(receiver, 'close')
    await createHook(url)
    expect((await probe()).attempts.webhook).toMatchObject([{ result: 'failed_unreachable' }])
  })
})

describe('a webhook on another machine', () => {
  it('is sent nothing, but seems to receive it', async () => {
    await open(22)
    await createHook('https://hook.example/')
    expect(await probe()).toMatchObject({ state: 'delivered' })
  })
})
