import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientOf, isTrusted } from './client-address'
import type { Observer } from './observer'

const MOST_CONNECTIONS = 1_024
/** Of one client, so that four clients would have to act together to shut out the others. */
const MOST_OF_A_CLIENT = 256
/** How long a client may be silent, in milliseconds: longer than the API. */
const CLIENT_PATIENCE = 150_000
/**
 * How long a whole request may take, in milliseconds: repositories of updates have gigabytes, and a
 * line may be slow. Node would end each after five minutes.
 */
const REQUEST_PATIENCE = 12 * 3_600_000
/** How long the headers of a request may take, in milliseconds. */
const HEADERS_PATIENCE = 10_000

interface Connection {
  socket: Socket
  requestsUnderWay: number
}

/** By TLS, a request has another socket than the connection it came by, with the same peer. */
const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

interface Limits {
  /** Networks of proxies, which connect for many clients. */
  proxies?: readonly string[]
  observer?: Observer
}

/**
 * Limits connections by number, in total and for each client, and by time. A client with too many
 * loses its oldest connection without a request under way, such as one with half-sent headers; if
 * there is none, its new connection is closed.
 */
export const limitConnections = (server: Server, { proxies = [], observer }: Limits = {}) => {
  /** Those of each client, oldest first. */
  const clients = new Map<string, Set<Connection>>()
  /** All of them by their peers, so that a request need not find out which client it is of. */
  const open = new Map<string, Connection>()

  const connectionOf = (socket: Socket) => open.get(peerOf(socket))

  server.maxConnections = MOST_CONNECTIONS
  server.setTimeout(CLIENT_PATIENCE)
  server.headersTimeout = HEADERS_PATIENCE
  server.requestTimeout = REQUEST_PATIENCE
  server.on('connection', (socket: Socket) => {
    if (isTrusted(socket.remoteAddress, proxies)) return
    const client = clientOf(socket.remoteAddress ?? '')
    const connections = clients.get(client) ?? new Set<Connection>()
    clients.set(client, connections)
    if (connections.size >= MOST_OF_A_CLIENT) {
      observer?.refused?.('connections_of_client')
      const idle = [...connections].find(({ requestsUnderWay }) => requestsUnderWay === 0)
      if (!idle) return void socket.destroy()
      // Not only when it has closed: more connections may arrive before.
      connections.delete(idle)
      idle.socket.destroy()
    }
    const peer = peerOf(socket)
    const connection = { socket, requestsUnderWay: 0 }
    connections.add(connection)
    open.set(peer, connection)
    socket.once('close', () => {
      connections.delete(connection)
      // The port of the client may have been taken again before this one has closed.
      if (open.get(peer) === connection) open.delete(peer)
      if (connections.size === 0 && clients.get(client) === connections) clients.delete(client)
    })
  })
  for (const event of ['request', 'checkContinue'] as const)
    server.on(event, ({ socket }, response) => {
      const connection = connectionOf(socket)
      if (!connection) return
      connection.requestsUnderWay += 1
      response.once('close', () => (connection.requestsUnderWay -= 1))
    })
  // Counts as a request until it closes.
  server.on('upgrade', (_request, stream) => {
    const connection = connectionOf(stream as Socket)
    if (connection) connection.requestsUnderWay += 1
  })
}
