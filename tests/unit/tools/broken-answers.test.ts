import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ask, sendRaw, startConsole, startRaw, warnings } from './support/hosts'

/** An API that gives the same response to every request, and then calls `after`. */
const startSaying = (text: string, after: (socket: Socket) => void = () => {}) =>
  startRaw(socket => socket.on('data', () => socket.write(text, 'latin1', () => after(socket))))

const reset = (socket: Socket) => socket.resetAndDestroy()

const HANDSHAKE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: YQ==\r\n'

const asking = (more = 'connection: close\r\n') =>
  `GET /v1/me HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`

const SWITCHED =
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\nset-cookie: a=b; Domain=rack.example.com\r\n\r\n'

describe('an invalid response', () => {
  it.each([
    ['HTTP/1.1 099 OK\r\ncontent-length: 0\r\n\r\n', 'Invalid status code: 99'],
    ['SSH-2.0-OpenSSH_9.9\r\n', 'what it says is no HTTP (HPE_INVALID_CONSTANT)'],
    [
      'HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\nabc',
      'what it says is no HTTP',
    ],
    [SWITCHED, 'it changed the protocol unasked'],
  ])('becomes a 502 with its reason: %j', async (text, reason) => {
    const warned = warnings()
    const api = await startSaying(text)
    const host = await startConsole(api)
    for (const method of ['GET', 'POST']) {
      const { status, body } = await ask(`${host}/v1/me`, { method })
      expect([status, body]).toEqual([502, expect.stringContaining(reason.split(' (')[0]!)])
    }
    const upgraded = text === SWITCHED ? null : await sendRaw(host, asking(HANDSHAKE))
    expect(upgraded ?? 'HTTP/1.1 502 ').toMatch(/^HTTP\/1\.1 502 /)
    expect(warned).toEqual([[expect.stringContaining(reason)]])
  })

  it.each(['Not\x01Good', 'G\x7fne', 'Grüße', ''])(
    'is not one with an invalid reason phrase: %j',
    async reason => {
      const api = await startSaying(`HTTP/1.1 404 ${reason}\r\ncontent-length: 3\r\n\r\nabc`)
      const answer = await sendRaw(await startConsole(api), asking())
      expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
      expect(answer).toMatch(/\r\n\r\nabc$/)
    },
  )
})

describe('a truncated response', () => {
  it.each([
    ['with a length', 'HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\npart'],
    ['in chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\npart\r\n'],
  ])('is truncated for the client, and nothing is added: %s', async (_how, text) => {
    const host = await startConsole(await startSaying(text, reset))
    for (const more of [undefined, HANDSHAKE]) {
      const answer = await sendRaw(host, asking(more))
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
      expect(answer).not.toContain('502')
      await expect(ask(`${host}/v1/me`)).rejects.toThrow('aborted')
    }
  })

  /** An API that responds correctly once per connection, and then sends `text` and calls `after`. */
  const startOnce = async (text: string, after: (socket: Socket) => void) => {
    const asked: Socket[] = []
    const api = await startRaw(socket => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nwell')
        socket.on('data', () => (text ? socket.write(text, () => after(socket)) : after(socket)))
      })
      socket.on('data', () => asked.push(socket))
    })
    return { host: await startConsole(api), asked }
  }
  const PART = 'HTTP/1.1 200 OK\r\ncontent-length: 999\r\n\r\npart'

  it('is not requested again on another connection', async () => {
    const { host, asked } = await startOnce(PART, reset)
    expect((await ask(`${host}/v1/me`)).body).toBe('well')
    await expect(ask(`${host}/v1/me`)).rejects.toThrow('aborted')
    expect((await ask(`${host}/v1/me`)).body).toBe('well')
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['before the response starts', ''],
    ['after the response has started', PART],
  ])('is aborted when its client leaves: %s', async (_when, text) => {
    let leave = () => {}
    const { host, asked } = await startOnce(text, () => leave())
    await ask(`${host}/v1/me`)
    const abandoned = request(`${host}/v1/me`, { agent: false })
    abandoned.on('error', () => {})
    abandoned.on('response', answer => answer.on('error', () => {}))
    leave = () => void abandoned.destroy()
    abandoned.end()
    await once(asked[0]!, 'close')
    expect((await ask(`${host}/v1/me`)).body).toBe('well')
    expect(asked).toHaveLength(3)
  })
})

describe('a broken websocket', () => {
  /** Connects through the host to an API that sends `text` and then calls `after`. */
  const open = async (text: string, after?: (socket: Socket) => void) =>
    sendRaw(await startConsole(await startSaying(text, after)), asking(HANDSHAKE))

  it.each([
    ['reset', reset],
    ['ended', (socket: Socket) => socket.end()],
  ])('is closed without added data if the API %s it', async (how, after) => {
    const said = await open(`${SWITCHED}\x82\x02hi`, after)
    expect(said).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/)
    expect(said.toLowerCase()).toContain('set-cookie: a=b\r\n')
    expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
    if (how === 'ended') expect(said.endsWith('\r\n\r\n\x82\x02hi')).toBe(true)
  })

  it('is closed for the API if the client resets it', async () => {
    let closed: Promise<unknown[]> | undefined
    const api = await startRaw(socket => {
      closed = once(socket, 'close')
      socket.on('data', () => socket.write(SWITCHED))
    })
    const { port } = new URL(await startConsole(api))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(asking(HANDSHAKE))
    await once(socket, 'data')
    socket.resetAndDestroy()
    await expect(closed).resolves.toBeDefined()
  })

  it('is refused with the whole response of the API', async () => {
    const body = 'x'.repeat(3_000_000)
    const text = `HTTP/1.1 403 Forbidden\r\ncontent-length: ${body.length}\r\nlocation: /a\r\n\r\n${body}`
    const answer = await open(text)
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/)
    expect(answer).toContain('x-frame-options: DENY')
    expect(answer.length).toBeGreaterThan(body.length)
    expect(answer.endsWith('xxx')).toBe(true)
  })
})
