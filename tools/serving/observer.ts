import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that has been answered, or whose client has left before. */
export interface Exchange {
  method: string
  /** Without the query string, which may hold secrets. */
  path: string
  status: number
  /** What answered: the rack, the files of the console, or this host itself. */
  by: 'rack' | 'console' | 'host'
  /** Sent to the client, in bytes. */
  bytes: number
  seconds: number
  client: string | undefined
  /** The id by which the rack knows it, or this host if the rack has not seen it. */
  requestId: string | undefined
  isWebSocket: boolean
}

/** Why a request or a connection was refused. */
export type Reason =
  | 'host'
  | 'origin'
  | 'method'
  | 'no_api'
  | 'no_file'
  | 'changed'
  | 'range'
  | 'protocol'
  | 'address'
  | 'busy'
  | 'client_busy'
  | 'connections_of_client'
  | 'pipelining'

/** Is told what the server does, for logs and metrics. */
export interface Observer {
  answered?: (exchange: Exchange) => void
  refused?: (reason: Reason) => void
  /** The rack could not be reached, for the reason with this code of Node’s. */
  unreached?: (code: string) => void
  connected?: (kind: 'client' | 'websocket', change: 1 | -1) => void
}

export const joined = (observers: readonly Observer[]): Required<Observer> => ({
  answered: exchange => observers.forEach(each => each.answered?.(exchange)),
  refused: reason => observers.forEach(each => each.refused?.(reason)),
  unreached: code => observers.forEach(each => each.unreached?.(code)),
  connected: (kind, change) => observers.forEach(each => each.connected?.(kind, change)),
})

/** What is found out about a request while it is answered. */
const facts = new WeakMap<ServerResponse, { by: Exchange['by']; reason?: Reason }>()

export const note = (response: ServerResponse, by: Exchange['by'], reason?: Reason) =>
  void facts.set(response, { by, ...(reason && { reason }) })

/** Tells an observer of a request once it has been answered. `now` is in milliseconds. */
export const observe = (
  request: IncomingMessage,
  response: ServerResponse,
  { answered, refused }: Required<Observer>,
  {
    client,
    isWebSocket,
    now,
  }: { client: string | undefined; isWebSocket: boolean; now: () => number },
) => {
  const start = now()
  const { socket } = request
  const before = socket.bytesWritten
  const ended = () => {
    const { by, reason } = facts.get(response) ?? { by: 'host' }
    const id = response.getHeader('x-request-id')
    if (reason) refused(reason)
    answered({
      method: request.method ?? '',
      path: (request.url ?? '').split('?', 1)[0] ?? '',
      status: response.statusCode,
      by,
      bytes: socket.bytesWritten - before,
      seconds: (now() - start) / 1_000,
      client,
      requestId: typeof id === 'string' ? id : undefined,
      isWebSocket,
    })
  }
  // The response of a websocket ends when it begins.
  if (isWebSocket) socket.once('close', ended)
  else response.once('close', ended)
}
