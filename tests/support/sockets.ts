import type { Ports, SocketMessage, WireRequest } from '@/ports/ports'
import { base64ToBytes } from '@/lib/base64'
import type { Backend } from '@/mirage/server/create'
import type { Connection } from '@/mirage/serial/consoles'

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGVzdA==',
}

const LOST = 1006

interface Options {
  backend: Pick<Backend, 'handle' | 'openConsole'>
  /** Whether a WebSocket opens, fails, or does neither. */
  server: () => 'up' | 'down' | 'silent'
  cookie: () => string | undefined
  during: <Value>(work: Promise<Value>) => Promise<Value>
}

/**
 * WebSockets from a test console to its backend, as `Ports['openSocket']` describes them. `open`
 * has those not closed by either side.
 */
export const socketsTo = ({ backend, server, cookie, during }: Options) => {
  const open = new Set<object>()
  const urls: string[] = []

  const openSocket: Ports['openSocket'] = (url, listener) => {
    const socket = {}
    let connection: Connection | undefined
    let isOver = false
    open.add(socket)
    urls.push(url)

    const tell = (message: SocketMessage) => {
      if (!isOver) listener(message)
    }
    const end = (code: number, reason: string) => {
      open.delete(socket)
      tell({ type: 'closed', code, reason })
      isOver = true
    }
    const fail = () => {
      tell({ type: 'failed' })
      end(LOST, '')
    }

    const shakeHands = async () => {
      const headers = { ...HANDSHAKE, ...(cookie() !== undefined && { cookie: cookie() ?? '' }) }
      const request: WireRequest = { method: 'GET', url, headers, body: null }
      const { status } = await backend.handle(request)
      if (isOver) return
      if (status !== 101 || server() === 'down') return fail()
      tell({ type: 'opened' })
      connection = backend.openConsole(request, {
        send: bytes => tell({ type: 'received', bytes }),
        close: end,
        drop: () => end(LOST, ''),
      })
    }
    if (server() !== 'silent') void during(shakeHands())

    return {
      // Asynchronous, as over a network.
      send: base64 =>
        queueMicrotask(() => connection?.receive(base64ToBytes(base64) ?? new Uint8Array())),
      close: () => {
        isOver = true
        open.delete(socket)
        connection?.gone()
      },
    }
  }
  return { openSocket, open, urls }
}
