import { beforeEach, describe, expect, it } from 'vitest'
import { gist, people, openSeeded, type Person, type Seeded } from './support/seeded'

const DB1 = '1a5a1a5a-0000-4000-8000-000000000001'
const GREETING = '\r\ndb1 is up. Whatever you type comes back.\r\n\r\ndb1:~$ '

const HANDSHAKE = {
  connection: 'keep-alive, Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'x',
}

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const streamOf = (instance: string, query = '?project=mock-project') =>
  `/v1/instances/${instance}/serial-console/stream${query}`

/** Connects as a server would after the handshake, and records what it receives. */
const connect = (url: string, person: Person = 'operator') => {
  const told = {
    text: '',
    closed: null as [code: number, reason: string] | null,
    isDropped: false,
  }
  const cookie = `demo-user=${encodeURIComponent(people[person])}`
  const connection = cloud.backend.openConsole(
    { method: 'GET', url, headers: { ...HANDSHAKE, cookie }, body: null },
    {
      send: bytes => {
        told.text += new TextDecoder().decode(bytes)
      },
      close: (code, reason) => {
        told.closed = [code, reason]
      },
      drop: () => {
        told.isDropped = true
      },
    },
  )
  const type = (text: string) => connection.receive(new TextEncoder().encode(text))
  return { told, type, gone: () => connection.gone() }
}

/** Long enough for all output without input. */
const settle = () => cloud.clock.advance(10_000)

describe('the handshake', () => {
  const shake = async (headers: Record<string, string>, url = streamOf('db1')) =>
    gist(await cloud.send('GET', url, { headers }))

  it('switches protocols', async () => {
    expect(await shake(HANDSHAKE)).toBe('101')
  })

  it.each([
    [{}, 'expected connection upgrade'],
    [{ connection: 'upgrade' }, 'unexpected protocol for upgrade'],
    [{ ...HANDSHAKE, upgrade: 'h2c' }, 'unexpected protocol for upgrade'],
    [{ ...HANDSHAKE, 'sec-websocket-version': '8' }, 'missing or invalid websocket version'],
    [{ ...HANDSHAKE, 'sec-websocket-key': '' }, 'missing websocket key'],
  ])('rejects other requests: %j', async (headers, message) => {
    expect(await shake(headers)).toBe(`400 ${message}`)
  })

  it('rejects malformed requests before authentication', async () => {
    const closed = openSeeded({ requireAuth: true })
    expect((await closed.get(streamOf('db1'))).status).toBe(400)
    const answer = await closed.send('GET', streamOf('db1'), { headers: HANDSHAKE })
    expect(answer.status).toBe(401)
    expect((await cloud.get(streamOf('Not_A_Name!'))).body.message).toMatch(/^bad parameter/)
  })

  it('succeeds even for a missing instance', async () => {
    expect(await shake(HANDSHAKE, streamOf('no-such-thing'))).toBe('101')
  })
})

describe('a serial console', () => {
  it('prints a greeting, one character at a time', () => {
    const { told } = connect(streamOf('db1'))
    cloud.clock.advance(999)
    expect(told.text).toBe('')
    cloud.clock.advance(1)
    expect(told.text).toBe('\r')
    cloud.clock.advance(150)
    expect(told.text).toBe('\r\ndb')
    settle()
    expect(told.text).toBe(GREETING)
  })

  it('echoes input', () => {
    const { told, type } = connect(streamOf('db1'))
    settle()
    told.text = ''
    type('abc')
    expect(told.text).toBe('abc')
    type('\r')
    expect(told.text).toBe('abc\r\ndb1:~$ ')
  })

  it('deletes input on backspace, but not the prompt', () => {
    const { told, type } = connect(streamOf('db1'))
    settle()
    told.text = ''
    type('ü')
    type('\x7f\x7f')
    expect(told.text).toBe('ü\b \b')
  })

  it('drops every connection on request, and works afterwards', () => {
    const [one, two] = [connect(streamOf('db1')), connect(streamOf('db1'))]
    settle()
    one.type('drop-connectioX\x7fn\r')
    expect([one.told, two.told]).toMatchObject([
      { isDropped: true, closed: null },
      { isDropped: true, closed: null },
    ])
    const again = connect(streamOf('db1', '?project=mock-project&most_recent=9999'))
    again.type('still here')
    expect(again.told.text).toMatch(/drop-connectio.*\r\ndb1:~\$ still here$/s)
    expect(again.told.isDropped).toBe(false)
  })

  it('sends output to all clients', () => {
    const [one, two] = [connect(streamOf('db1')), connect(streamOf(DB1, ''))]
    settle()
    one.type('hello')
    expect(two.told.text).toBe(`${GREETING}hello`)
    two.gone()
    one.type('!')
    expect([one.told.text, two.told.text]).toEqual([`${GREETING}hello!`, `${GREETING}hello`])
  })

  it('replays the requested bytes, and does not repeat the greeting', () => {
    connect(streamOf('db1')).gone()
    settle()
    const whole = connect(streamOf('db1', '?project=mock-project&most_recent=262144'))
    const part = connect(streamOf('db1', '?project=mock-project&most_recent=2'))
    const none = connect(streamOf('db1'))
    settle()
    expect([whole, part, none].map(({ told }) => told.text)).toEqual([GREETING, '$ ', ''])
  })

  it.each([
    ['stop', 3_000],
    ['reboot', 3_000],
  ])('closes connections when its instance stops: %s', async (verb, ms) => {
    const { told } = connect(streamOf('db1'))
    settle()
    await cloud.post(`/v1/instances/db1/${verb}?project=mock-project`)
    cloud.clock.advance(ms)
    expect(told.closed).toEqual([1000, ''])
  })

  it('starts with an empty history after a restart', async () => {
    connect(streamOf('db1'))
    settle()
    await cloud.post('/v1/instances/db1/stop?project=mock-project')
    settle()
    await cloud.post('/v1/instances/db1/start?project=mock-project')
    settle()
    const { told } = connect(streamOf('db1', '?project=mock-project&most_recent=9999'))
    expect(told.text).toBe('')
    settle()
    expect(told.text).toBe(GREETING)
  })

  it('keeps its history over a reboot, and repeats the greeting', async () => {
    connect(streamOf('db1'))
    settle()
    await cloud.post('/v1/instances/db1/reboot?project=mock-project')
    settle()
    const { told } = connect(streamOf('db1', '?project=mock-project&most_recent=9999'))
    settle()
    expect(told.text).toBe(GREETING + GREETING)
  })

  it('is deleted with its instance', async () => {
    const { told } = connect(streamOf('db1'))
    const { db } = cloud.backend.backendState
    db.instances.remove(DB1)
    expect(told.closed).toEqual([1000, ''])
    settle()
    expect(told.text).toBe('')
  })

  it('closes connections when the backend stops', () => {
    const { told } = connect(streamOf('db1'))
    cloud.backend.stop()
    expect(told.closed?.[0]).toBe(1001)
    settle()
    expect(told.text).toBe('')
  })

  it.each([
    [
      '/v1/instances/big-iron/serial-console/stream?project=rock-garden',
      'cannot connect to serial console of instance in state "stopped"',
    ],
    [
      '/v1/instances/warming-up/serial-console/stream?project=rock-garden',
      'cannot connect to serial console of instance in state "starting"',
    ],
    [streamOf('no-such-thing'), 'not found: instance with name "no-such-thing"'],
    [streamOf('db1', ''), 'instance should either be UUID or project should be specified'],
  ])('gives the reason if it cannot be reached: %s', (url, reason) => {
    expect(connect(url).told.closed).toEqual([1011, reason])
  })

  it.each(['on-the-move', 'turning-over', 'steady', 'under-repair'])(
    'accepts connections: %s',
    name => {
      const { told } = connect(streamOf(name, '?project=rock-garden'))
      settle()
      expect(told.closed).toBeNull()
      expect(told.text).toContain(`${name} is up`)
    },
  )

  it('requires a collaborator', () => {
    expect(connect(streamOf('db1'), 'projectCollaborator').told.closed).toBeNull()
    expect(connect(streamOf('db1'), 'projectViewer').told.closed).toEqual([1011, 'Forbidden'])
    expect(connect(streamOf('db1'), 'nobody').told.closed?.[0]).toBe(1011)
  })
})

describe('the history of a console', () => {
  const read = async (query: string, person: Person = 'projectViewer') => {
    const url = `/v1/instances/db1/serial-console?project=mock-project${query}`
    const { status, body } = await cloud.as(person).get(url)
    const data = (body['data'] ?? []) as number[]
    return { status, text: String.fromCharCode(...data), end: body['last_byte_offset'], body }
  }

  it('is empty before any output', async () => {
    expect(await read('&most_recent=100')).toMatchObject({ status: 200, text: '', end: 0 })
  })

  it('is read from the start or from the end', async () => {
    connect(streamOf('db1'))
    settle()
    const { length } = GREETING
    expect(await read('&from_start=0')).toMatchObject({ text: GREETING, end: length })
    expect(await read('&from_start=2&max_bytes=3')).toMatchObject({ text: 'db1', end: 5 })
    expect(await read('&most_recent=2')).toMatchObject({ text: '$ ', end: length })
    expect(await read('&most_recent=9999&max_bytes=4')).toMatchObject({ text: '\r\ndb', end: 4 })
    expect(await read('&from_start=9999')).toMatchObject({ text: '', end: length })
  })

  it('is limited to 16 KiB by default', async () => {
    const { type } = connect(streamOf('db1'))
    settle()
    type('x'.repeat(20_000))
    expect((await read('&from_start=0')).text).toHaveLength(16_384)
    expect((await read('&from_start=0&max_bytes=20000')).text).toHaveLength(20_000)
  })

  it.each(['', '&from_start=0&most_recent=5'])(
    'requires exactly one of the ends: "%s"',
    async query => {
      const { status, body } = await read(query)
      expect([status, body.error_code]).toEqual([400, 'InvalidRequest'])
    },
  )

  it('requires a running instance', async () => {
    const url = '/v1/instances/big-iron/serial-console?project=rock-garden&most_recent=1'
    expect(gist(await cloud.get(url))).toBe(
      '400 InvalidRequest cannot connect to serial console of instance in state "stopped"',
    )
  })
})
