import { type IncomingMessage, type Server, STATUS_CODES, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { WireRequest, WireResponse } from '@/app/ports'
import type { Backend } from './create'
import { refused } from './node-refusal'

/** Limits the response to one message: each line of input gets a prompt. */
const MAX_MESSAGE_BYTES = 2 ** 16

/** A request without its body. */
export const headOf = (message: IncomingMessage): Omit<WireRequest, 'body'> => ({
  method: message.method ?? 'GET',
  url: message.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  ),
})

/**
 * Rejects a WebSocket handshake with an HTTP response and closes the connection. Throws if a header
 * contains a line break.
 */
const refuseUpgrade = (socket: Socket, { status, headers, body, encoding }: WireResponse) => {
  const bytes = Buffer.from(body, encoding ?? 'utf8')
  const length = String(bytes.length)
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': length })
  for (const [name, value] of lines) validateHeaderValue(name, value)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(bytes)
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)

/** Connects an accepted WebSocket to the backend. */
const talk = (backend: Backend, request: WireRequest, socket: WebSocket) => {
  const connection = backend.openConsole(request, {
    send: bytes => socket.send(bytes),
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary) connection.receive(bytesOf(data))
  })
  socket.on('close', () => connection.gone())
  socket.on('error', () => socket.terminate())
}

/** Serves the WebSockets of a server. `terminate` drops open connections. */
export const serveSockets = (
  server: Server,
  backend: Backend,
  allowHosts: readonly string[],
): { terminate(): void } => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('upgrade', (message: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const refusal = refused(message, allowHosts)
    if (refusal) return refuseUpgrade(socket, refusal)
    const request = { ...headOf(message), body: null }
    backend
      .handle(request)
      .then(answer => {
        if (answer.status !== 101) return refuseUpgrade(socket, answer)
        return sockets.handleUpgrade(message, socket, head, opened =>
          talk(backend, request, opened),
        )
      })
      .catch(() => socket.destroy())
  })
  return {
    terminate: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
