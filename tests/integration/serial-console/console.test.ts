import { describe, expect, test } from 'vitest'
import { connectionRetried } from '@/store/connection/connection'
import { navigationRequested } from '@/store/navigation/events'
import type { InstanceActionViewModel } from '@/store/project/instances/actions'
import { reconnectRequested } from '@/store/project/serial-console/serial-console'
import { startConsole, type TestConsole } from '#tests/support/console'
import { pageOf, rowOf } from '../instances/support'
import {
  call,
  DB1,
  GREETED,
  GREETING,
  gistOf,
  open,
  pathOf,
  shownBy,
  start,
  terminalOf,
} from './support'

/** When the certificates have been read, which happens once, in milliseconds. */
const CERTIFICATES_READ = 6_000

const reconnect = (console: TestConsole) =>
  console.send(reconnectRequested({ console: shownBy(console).console }))

describe('the serial console of a running instance', () => {
  test('connects and shows the greeting', async () => {
    const console = await open('db1')
    expect(gistOf(console)).toBe('connected')
    expect(console.sockets.urls).toEqual([
      '/v1/instances/db1/serial-console/stream?project=mock-project&most_recent=262144',
    ])
    const { terminal } = terminalOf(console)
    await console.advance(GREETED)
    expect(terminal.text).toBe(GREETING)
  })

  test('echoes input once, and starts a new line after Enter', async () => {
    const console = await open('db1')
    const { terminal, type } = terminalOf(console)
    await console.advance(GREETED)
    await type('abc')
    expect(terminal.text).toBe(`${GREETING}abc`)
    await type('\r')
    await type('def')
    expect(terminal.text).toBe(`${GREETING}abc\r\ndb1:~$ def`)
  })

  test('can be addressed by the instance’s id, without a project', async () => {
    const console = await open(DB1)
    expect(gistOf(console)).toBe('connected')
    expect(console.sockets.urls).toEqual([
      `/v1/instances/${DB1}/serial-console/stream?most_recent=262144`,
    ])
  })

  test('is not polled while it is connected', async () => {
    const console = await open('db1')
    await console.advance(CERTIFICATES_READ)
    const before = console.requests.length
    await console.advance(60_000)
    expect(console.requests.length).toBe(before)
  })

  test('shows output from before it was opened', async () => {
    const console = await open('db1')
    await console.advance(GREETED)
    await console.send(navigationRequested({ to: '/projects' }))
    await console.send(navigationRequested({ to: pathOf('db1') }))
    const { terminal } = terminalOf(console)
    await console.settle()
    expect(terminal.text).toBe(GREETING)
  })
})

describe('the serial console of an instance in transition', () => {
  test('connects once the instance runs', async () => {
    const console = await open('db1')
    await call(console, 'stop')
    await console.advance(5_000)
    await call(console, 'start')
    await console.advance(65_000)
    expect(gistOf(console)).toBe('connected')
  })

  test('says that it waits, and polls the instance every second', async () => {
    const console = await open('not-there-yet', { project: 'mock-project' })
    expect(gistOf(console)).toBe(
      'connecting: The instance is starting. The console connects as soon as it runs.',
    )
    expect(console.sockets.urls).toEqual([])
    const reads = () =>
      console.requests.filter(({ url }) => url.startsWith('/v1/instances/')).length
    const before = reads()
    await console.advance(3_100)
    expect(reads() - before).toBe(3)
    const { instances } = console.backend.backendState.db
    instances.update(shownBy(console).console, { runState: 'running' })
    await console.advance(1_000)
    expect(gistOf(console)).toBe('connected')
  })
})

describe('the serial console of a stopped instance', () => {
  const stopped = async () => {
    const console = await open('db1')
    const { terminal } = terminalOf(console)
    await console.advance(GREETED)
    await call(console, 'stop')
    await console.advance(5_000)
    return { console, terminal }
  }

  test('opens no socket, and says that the instance must be running', async () => {
    const console = await open('big-iron', { project: 'rock-garden' })
    expect(console.sockets.urls).toEqual([])
    expect(gistOf(console)).toBe(
      'disconnected: The instance is stopped. Only the console of a running instance can be reached.',
    )
    expect(shownBy(console)).toMatchObject({ canReconnect: false, hasTerminal: false })
  })

  test('polls the instance once a minute', async () => {
    const console = await open('big-iron', { project: 'rock-garden' })
    await console.advance(CERTIFICATES_READ)
    const before = console.requests.length
    await console.advance(59_000 - CERTIFICATES_READ)
    expect(console.requests.length).toBe(before)
    await console.advance(1_000)
    expect(console.requests.length).toBe(before + 1)
  })

  test('connects when the instance is started from the page', async () => {
    const { console, terminal } = await stopped()
    await start(console)
    expect(gistOf(console)).toMatch(/^connecting: The instance is starting/)
    await console.advance(10_000 + GREETED)
    expect(gistOf(console)).toBe('connected')
    // The screen keeps its text; the machine prints its greeting again below.
    expect(terminal.text.startsWith(GREETING)).toBe(true)
    expect(terminal.text.endsWith(GREETING)).toBe(true)
    expect(terminal.text.length).toBeGreaterThan(2 * GREETING.length)
  })

  test('connects when another user starts the instance', async () => {
    const { console } = await stopped()
    await call(console, 'start')
    await console.advance(65_000)
    expect(gistOf(console)).toBe('connected')
  })

  test('closes its socket, and keeps its text', async () => {
    const { console, terminal } = await stopped()
    expect(gistOf(console)).toMatch(/^disconnected: The instance is stopped/)
    expect(shownBy(console)).toMatchObject({ hasTerminal: true, canReconnect: false })
    expect(terminal.text).toBe(GREETING)
    expect(console.sockets.open.size).toBe(0)
  })
})

describe('the connection of the serial console', () => {
  test('resumes manually after an interruption, without repeated or lost output', async () => {
    const console = await open('db1')
    const { terminal, type } = terminalOf(console)
    await console.advance(GREETED)
    await type('drop-connection\r')
    expect(gistOf(console)).toBe('disconnected: The connection was lost.')
    expect(shownBy(console)).toMatchObject({ hasTerminal: true, canReconnect: true })
    await type('nobody hears this')
    await reconnect(console)
    expect(gistOf(console)).toBe('connected')
    await type('again')
    await console.advance(2_000)
    expect(terminal.text).toBe(`${GREETING}drop-connection\r\ndb1:~$ again`)
  })

  test('sends input typed while it reconnects', async () => {
    const console = await open('db1')
    const { terminal, type } = terminalOf(console)
    await console.advance(GREETED)
    await type('drop-connection\r')
    console.app.send(reconnectRequested({ console: shownBy(console).console }))
    expect(gistOf(console)).toBe('connecting')
    await type('once')
    await type(' more')
    expect(gistOf(console)).toBe('connected')
    expect(terminal.text).toBe(`${GREETING}drop-connection\r\ndb1:~$ once more`)
  })

  test('ends with a reboot, and continues with the output since then', async () => {
    const console = await open('db1')
    const { terminal } = terminalOf(console)
    await console.advance(GREETED)
    await call(console, 'reboot')
    await console.advance(4_000)
    expect(gistOf(console)).toBe(
      'disconnected: The server closed the connection, as it does when the instance reboots or stops.',
    )
    await reconnect(console)
    await console.advance(GREETED)
    expect(terminal.text).toBe(GREETING + GREETING)
  })

  test('resumes automatically when the network that broke it recovers', async () => {
    const console = await open('db1')
    const { type } = terminalOf(console)
    console.setServer('down')
    await type('drop-connection\r')
    expect(gistOf(console)).toMatch(/^disconnected/)
    console.setServer('up')
    await console.send(connectionRetried())
    await console.settle()
    expect(gistOf(console)).toBe('connected')
  })

  test('says that websockets are blocked if the API responds but the socket fails', async () => {
    const console = await open('db1', { sockets: 'refused' })
    expect(gistOf(console)).toMatch(
      /^error: The API answers, but no websocket can be opened\..+must allow websockets/,
    )
    expect(shownBy(console)).toMatchObject({ canReconnect: true, hasTerminal: false })
  })

  test('times out if the socket neither opens nor fails', async () => {
    const console = await open('db1', { sockets: 'silent' })
    expect(gistOf(console)).toBe('connecting')
    expect(console.sockets.open.size).toBe(1)
    await console.advance(15_000)
    expect(gistOf(console)).toMatch(/^error: The API answers/)
    expect(console.sockets.open.size).toBe(0)
  })

  test('is refused to viewers', async () => {
    const console = await open('db1', { user: 'Dario Marl' })
    expect(gistOf(console)).toBe(
      'error: You cannot use this console. It needs the role collaborator on the project.',
    )
    expect(shownBy(console).hasTerminal).toBe(false)
  })
})

describe('leaving the page', () => {
  test('closes the socket', async () => {
    const console = await open('db1')
    expect(console.sockets.open.size).toBe(1)
    await console.send(navigationRequested({ to: '/projects' }))
    expect(console.sockets.open.size).toBe(0)
  })

  test('closes a socket that is still connecting', async () => {
    const console = await open('db1', { sockets: 'silent' })
    await console.send(navigationRequested({ to: '/projects' }))
    expect(console.sockets.open.size).toBe(0)
  })

  test('twenty times leaks no sockets, streams or actors', async () => {
    const console = await startConsole({ path: '/projects' })
    const held = () => ({
      sockets: console.sockets.open.size,
      streams: console.app.streams.size,
      actors: Object.keys(console.state().actors).sort(),
    })
    const before = held()
    for (let visit = 0; visit < 20; visit += 1) {
      await console.send(navigationRequested({ to: pathOf('db1') }))
      expect(held()).toMatchObject({ sockets: 1, streams: 1 })
      await console.send(navigationRequested({ to: '/projects' }))
    }
    expect(held()).toEqual(before)
    expect(console.sockets.urls).toHaveLength(20)
    await console.advance(CERTIFICATES_READ)
    const { length } = console.requests
    await console.advance(60_000)
    expect(console.requests.length - length).toBe(0)
  })

  test('for another serial console connects to that instance', async () => {
    const console = await open('db1')
    await console.send(navigationRequested({ to: pathOf('steady', 'rock-garden') }))
    expect(console.sockets.open.size).toBe(1)
    expect(console.sockets.urls.at(-1)).toContain('/instances/steady/')
    expect(Object.keys(console.state().actors).filter(id => id.startsWith('serial'))).toHaveLength(
      1,
    )
  })
})

test('deleting the instance removes its serial console', async () => {
  const console = await open('db1')
  await call(console, 'stop')
  await console.advance(4_000)
  console.backend.backendState.db.instances.remove(DB1)
  await console.advance(65_000)
  expect(console.state().actors.navigation?.value).toBe('failed')
  expect(console.app.streams.size).toBe(0)
})

describe('the link to the serial console', () => {
  const expectWay = (actions: readonly InstanceActionViewModel[]) => {
    const action = actions.find(({ id }) => id === 'serialConsole')
    expect(action).toMatchObject({ label: 'View serial console', to: pathOf('db1') })
    expect(action?.reason).toBeUndefined()
  }

  test('is in the menus of the row and the page', async () => {
    const list = await startConsole({ path: '/projects/mock-project/instances' })
    expectWay(rowOf(list, 'mock-project', 'db1').actions)
    await list.send(navigationRequested({ to: '/projects/mock-project/instances/db1/storage' }))
    expectWay(pageOf(list, 'mock-project', 'db1').menu)
  })
})
