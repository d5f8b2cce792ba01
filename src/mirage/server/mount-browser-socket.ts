import type { WireRequest } from '@/ports/ports'
import type { Connection, Peer } from '../serial/consoles'
import type { Backend } from './create'

type Data = string | ArrayBufferLike | Blob | ArrayBufferView

/** A minimal CloseEvent, which not every platform has. */
class ClosedEvent extends Event {
  readonly code: number
  readonly reason: string
  readonly wasClean: boolean

  constructor(code: number, reason: string) {
    super('close')
    this.code = code
    this.reason = reason
    this.wasClean = code !== LOST
  }
}

const CONNECTING = 0
const OPEN = 1
const CLOSING = 2
const CLOSED = 3

/** WebSocket close codes. */
const LOST = 1006
const NO_STATUS = 1005
const NORMAL = 1000

/** Headers that a browser would send. */
const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'Y29uc29sZS1vZi10aGUtZGVtbw==',
}

const bytesOf = async (data: Exclude<Data, string>): Promise<Uint8Array> => {
  if (data instanceof Blob) return new Uint8Array(await data.arrayBuffer())
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}

/** A WebSocket to the backend in the page. */
class BackendSocket extends EventTarget {
  readonly url: string
  readonly protocol = ''
  readonly extensions = ''
  readonly bufferedAmount = 0
  binaryType: BinaryType = 'blob'
  onopen: ((event: Event) => unknown) | null = null
  onerror: ((event: Event) => unknown) | null = null
  onmessage: ((event: MessageEvent) => unknown) | null = null
  onclose: ((event: ClosedEvent) => unknown) | null = null
  #state = CONNECTING
  #connection: Connection | undefined
  /** Queues messages in order, because reading a blob is asynchronous. */
  #sent: Promise<unknown> = Promise.resolve()

  constructor(backend: Pick<Backend, 'handle' | 'openConsole'>, url: URL, cookie: string) {
    super()
    this.url = url.href
    void this.#open(backend, {
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...HANDSHAKE, cookie },
      body: null,
    })
  }

  get readyState(): number {
    return this.#state
  }

  send(data: Data): void {
    if (this.#state === CONNECTING) {
      throw new DOMException('still connecting', 'InvalidStateError')
    }
    // Consoles take binary messages only.
    if (this.#state !== OPEN || typeof data === 'string') return
    this.#sent = this.#sent.then(async () => {
      const bytes = await bytesOf(data)
      if (this.#state === OPEN) this.#connection?.receive(bytes)
    })
  }

  close(code?: number, reason = ''): void {
    if (code !== undefined && code !== NORMAL && (code < 3_000 || code > 4_999)) {
      throw new DOMException(`the code ${code} is not for applications`, 'InvalidAccessError')
    }
    if (this.#state >= CLOSING) return
    const wasOpen = this.#state === OPEN
    this.#state = CLOSING
    this.#connection?.gone()
    queueMicrotask(() => (wasOpen ? this.#closed(code ?? NO_STATUS, reason) : this.#failed()))
  }

  async #open(backend: Pick<Backend, 'handle' | 'openConsole'>, request: WireRequest) {
    const { status } = await backend.handle(request)
    if (this.#state !== CONNECTING) return
    if (status !== 101) return this.#failed()
    this.#state = OPEN
    this.#tell(new Event('open'), this.onopen)
    const peer: Peer = {
      send: bytes => this.#received(bytes),
      close: (code, reason) => this.#closed(code, reason),
      drop: () => this.#closed(LOST, ''),
    }
    this.#connection = backend.openConsole(request, peer)
    // A listener of `open` may have closed the socket.
    if (this.#state !== OPEN) this.#connection.gone()
  }

  #received(bytes: Uint8Array) {
    if (this.#state !== OPEN) return
    const copy = bytes.slice().buffer
    const data = this.binaryType === 'arraybuffer' ? copy : new Blob([copy])
    this.#tell(new MessageEvent('message', { data }), this.onmessage)
  }

  #failed() {
    this.#state = CLOSED
    this.#tell(new Event('error'), this.onerror)
    this.#tell(new ClosedEvent(LOST, ''), this.onclose)
  }

  #closed(code: number, reason: string) {
    if (this.#state === CLOSED) return
    this.#state = CLOSED
    this.#tell(new ClosedEvent(code, reason), this.onclose)
  }

  #tell<E extends Event>(event: E, listener: ((event: E) => unknown) | null) {
    listener?.call(this, event)
    this.dispatchEvent(event)
  }
}

/**
 * A WebSocket class that connects to the backend where `serves` says so, and otherwise behaves like
 * the native one.
 */
export const withBackendSockets = (
  native: typeof WebSocket,
  serves: (url: URL) => boolean,
  { backend, origin, cookies }: { backend: Backend; origin: string; cookies: () => string },
): typeof WebSocket =>
  new Proxy(native, {
    construct: (target, [address, ...rest]: [string | URL, ...unknown[]]) => {
      const url = new URL(address, origin)
      return serves(url)
        ? new BackendSocket(backend, url, cookies())
        : Reflect.construct(target, [address, ...rest])
    },
  })
