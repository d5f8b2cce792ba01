import { writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NOT_SENT } from '@/api/core/api-error'
import { eventually } from '#tests/support/eventually'
import { ask, makeBuild, sendRaw, startConsole, startRaw, warnings } from './support/hosts'

const HANDSHAKE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: YQ==\r\n'
const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nwell'
const SWITCHED =
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'

/** An API that never responds to /v1/slow. `held` are its open connections. */
const startSlow = async () => {
  const held = new Set<Socket>()
  const asked: string[] = []
  const api = await startRaw(socket => {
    held.add(socket)
    socket.on('close', () => held.delete(socket))
    socket.on('data', chunk => {
      const [path] = /\/v1\/\w+/.exec(chunk.toString('latin1')) ?? ['']
      asked.push(path)
      if (path === '/v1/stream') socket.write(SWITCHED)
      else if (path !== '/v1/slow') socket.write(ANSWER)
    })
  })
  return { api, held, asked }
}

const say = (host: string, text: string, localAddress = '127.0.0.1') => {
  const socket = connect({ port: Number(new URL(host).port), host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(text)
  return socket
}

const leave = {
  reset: (socket: Socket) => socket.resetAndDestroy(),
  closed: (socket: Socket) => socket.destroy(),
}

const SLOW = asking('/v1/slow')

it.each([
  ['many requests ahead', SLOW.repeat(8), 'reset'],
  ['many requests ahead', SLOW.repeat(8), 'closed'],
  ['files behind', SLOW + asking('/assets/big.js').repeat(9) + SLOW, 'closed'],
  ['a kept connection', asking('/v1/me') + SLOW.repeat(3), 'reset'],
  ['a handshake', asking('/v1/slow', HANDSHAKE), 'closed'],
  ['a websocket', asking('/v1/stream', HANDSHAKE), 'reset'],
] as const)(
  'requests to the API end with the client’s connection: %s',
  async (_what, text, how) => {
    const warned = warnings()
    const { api, held, asked } = await startSlow()
    const folder = makeBuild()
    writeFileSync(join(folder, 'assets/big.js'), 'x'.repeat(1_000_000))
    const host = await startConsole(api, { folder })
    const client = say(host, text)
    await eventually(() => expect(asked.at(-1)).toMatch(/slow|stream/))
    leave[how](client)
    await eventually(() => expect(held.size).toBe(0))
    // Nothing is requested again, and nothing is reported.
    const count = asked.length
    await ask(`${host}/v1/me`)
    expect([asked.length, warned]).toEqual([count + 1, []])
  },
)

it('a connection has one request in progress, and pipelined ones are answered in order', async () => {
  const { api, held, asked } = await startSlow()
  const host = await startConsole(api)
  const client = say(host, SLOW.repeat(16))
  await eventually(() => expect(asked).toHaveLength(1))
  const ahead =
    asking('/v1/me').repeat(14) + asking('/') + asking('/v1/me', 'connection: close\r\n')
  const answered = await sendRaw(host, ahead)
  expect(answered.match(/HTTP\/1\.1 200 OK|<title>|well/g)?.slice(-6)).toEqual([
    'HTTP/1.1 200 OK',
    'well',
    'HTTP/1.1 200 OK',
    '<title>',
    'HTTP/1.1 200 OK',
    'well',
  ])
  expect(asked.filter(path => path === '/v1/slow')).toHaveLength(1)
  client.destroy()
  // Only the kept connection remains.
  await eventually(() => expect(held.size).toBe(1))
})

it.each([
  ['many requests', SLOW.repeat(17)],
  ['a body', `${SLOW}POST /v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n`],
])('a connection is closed if it pipelines %s', async (_what, text) => {
  const { api, held } = await startSlow()
  expect(await sendRaw(await startConsole(api), text)).toBe('')
  await eventually(() => expect(held.size).toBe(0))
})

it('concurrent requests are limited to 512', async () => {
  const { api, asked } = await startSlow()
  const host = await startConsole(api)
  const stream = asking('/v1/stream', HANDSHAKE)
  const clients = [SLOW, stream].flatMap((text, index) =>
    Array.from({ length: 256 }, () => say(host, text, `127.0.0.${2 + index}`)),
  )
  await eventually(() => expect(asked).toHaveLength(512))
  const refused = await ask(`${host}/v1/me`)
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    503,
    {
      request_id: expect.any(String),
      error_code: NOT_SENT,
      message: 'Too many requests are waiting for the API.',
    },
  ])
  expect(await sendRaw(host, stream)).toMatch(/^HTTP\/1\.1 503 /)
  for (const client of clients) client.destroy()
  await eventually(async () => expect((await ask(`${host}/v1/me`)).status).toBe(200))
}, 30_000)
