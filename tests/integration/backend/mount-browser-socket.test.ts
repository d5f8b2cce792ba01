import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock'
import { mountBackend } from '@/mirage/server/mount-browser'

const STREAM = '/v1/instances/db1/serial-console/stream?project=mock-project'
const GREETING = '\r\ndb1 is up. Whatever you type comes back.\r\n\r\ndb1:~$ '

/** Stands for the page's native WebSocket. */
class NativeSocket extends EventTarget {
  static readonly OPEN = 1
  constructor(readonly address: string | URL) {
    super()
  }
}

const NativeClass = NativeSocket as { new (url: string | URL): EventTarget } as typeof WebSocket

let clock: ManualClock
let page: Parameters<typeof mountBackend>[1] & object
let mounted: ReturnType<typeof mountBackend>

beforeEach(() => {
  clock = new ManualClock()
  page = {
    fetch: () => Promise.reject(new Error('no network')),
    WebSocket: NativeClass,
    location: { origin: 'https://basalt.example' },
    document: { cookie: '' },
  }
  mounted = mountBackend({ latency: 0, clock }, page)
})

afterEach(() => mounted.unmount())

const open = (address: string | URL = `wss://basalt.example${STREAM}`) => {
  const socket = new page.WebSocket(address)
  socket.binaryType = 'arraybuffer'
  const seen: string[] = []
  const text = { received: '' }
  socket.onopen = () => seen.push('open')
  socket.onerror = () => seen.push('error')
  socket.onclose = ({ code, reason, wasClean }) => seen.push(`close ${code} ${reason} ${wasClean}`)
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    text.received += new TextDecoder().decode(data)
  }
  return { socket, seen, text }
}

const turn = () => vi.waitFor(() => Promise.resolve()).then(() => new Promise(setImmediate))
const send = (socket: WebSocket, text: string) => socket.send(new TextEncoder().encode(text))

describe('the WebSocket class of a page with a backend', () => {
  it('connects to serial consoles', async () => {
    const { socket, seen, text } = open()
    expect([socket.readyState, socket.url]).toEqual([0, `wss://basalt.example${STREAM}`])
    await turn()
    expect([socket.readyState, seen]).toEqual([1, ['open']])
    clock.advance(10_000)
    expect(text.received).toBe(GREETING)
    send(socket, 'ls\r')
    await turn()
    expect(text.received).toBe(`${GREETING}ls\r\ndb1:~$ `)
  })

  it('supports event listeners, and receives blobs by default', async () => {
    const socket = new page.WebSocket(`wss://basalt.example${STREAM}`)
    const data: unknown[] = []
    socket.addEventListener('message', event => data.push(event.data))
    await turn()
    clock.advance(1_000)
    expect(data).toHaveLength(1)
    expect(await (data[0] as Blob).text()).toBe('\r')
  })

  it('sends all types of binary data in order, and ignores text', async () => {
    const { socket, text } = open()
    await turn()
    clock.advance(10_000)
    text.received = ''
    socket.send(new Blob(['a']))
    socket.send(new TextEncoder().encode('b').buffer)
    socket.send('never')
    socket.send(new TextEncoder().encode('xcx').subarray(1, 2))
    await turn()
    expect(text.received).toBe('abc')
  })

  it('leaves other URLs to the network', () => {
    for (const address of [
      'wss://elsewhere.example/v1/instances/db1/serial-console/stream',
      'wss://basalt.example/live',
    ]) {
      const socket = new page.WebSocket(address)
      expect(socket).toBeInstanceOf(NativeSocket)
    }
    expect(page.WebSocket.OPEN).toBe(1)
  })

  it('closes', async () => {
    const { socket, seen, text } = open()
    await turn()
    socket.close(3_000, 'enough')
    expect(socket.readyState).toBe(2)
    await turn()
    expect([socket.readyState, seen]).toEqual([3, ['open', 'close 3000 enough true']])
    clock.advance(10_000)
    expect(text.received).toBe('')
    send(socket, 'ignored')
    expect(() => socket.close(1_001)).toThrow('not for applications')
  })

  it('can be closed before it is open', async () => {
    const { socket, seen } = open()
    expect(() => socket.send('x')).toThrow('still connecting')
    socket.close()
    await turn()
    expect(seen).toEqual(['error', 'close 1006  false'])
  })

  it('is closed when the instance stops', async () => {
    const { seen } = open()
    await turn()
    await page.fetch('/v1/instances/db1/stop?project=mock-project', { method: 'POST' })
    clock.advance(3_000)
    expect(seen).toEqual(['open', 'close 1000  true'])
  })

  it('opens before it reports an error', async () => {
    const { seen } = open(`wss://basalt.example${STREAM.replace('db1', 'no-such')}`)
    await turn()
    expect(seen).toEqual(['open', 'close 1011 not found: instance with name "no-such" true'])
  })

  it('rejects connections after logging out', async () => {
    await page.fetch('/v1/logout', { method: 'POST' })
    const { seen } = open()
    await turn()
    expect(seen).toEqual(['error', 'close 1006  false'])
  })

  it('is the native one again after unmounting', () => {
    mounted.unmount()
    expect(page.WebSocket).toBe(NativeClass)
  })
})
