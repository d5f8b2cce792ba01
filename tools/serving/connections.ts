import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

const MOST_CONNECTIONS = 1_024
/** Of one client, so that four clients would have to act together to shut out the others. */
const MOST_OF_A_CLIENT = 256
/** How long a client may be silent, in milliseconds: longer than the API. */
const CLIENT_PATIENCE = 150_000
/** How long the headers of a request may take, in milliseconds. */
const HEADERS_PATIENCE = 10_000

/** The client of an address: for IPv6 its network, whose addresses are all at its disposal. */
const clientOf = (address: string) => {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  return read instanceof ipaddr.IPv6 ? read.parts.slice(0, 4).join(':') : read.toString()
}

/**
 * Limits connections by number, in total and for each client, and by time. A client with too many
 * loses its oldest connection without a request under way, such as one with half-sent headers; if
 * there is none, its new connection is closed.
 */
export const limitConnections = (server: Server) => {
  /** The connections of each client, oldest first, with the number of requests under way. */
  const clients = new Map<string, Map<Socket, number>>()

  const countRequest = (socket: Socket, change: number) => {
    const sockets = clients.get(clientOf(socket.remoteAddress ?? ''))
    const count = sockets?.get(socket)
    if (count !== undefined) sockets!.set(socket, count + change)
  }

  server.maxConnections = MOST_CONNECTIONS
  server.setTimeout(CLIENT_PATIENCE)
  server.headersTimeout = HEADERS_PATIENCE
  server.on('connection', socket => {
    const client = clientOf(socket.remoteAddress ?? '')
    const sockets = clients.get(client) ?? new Map<Socket, number>()
    clients.set(client, sockets)
    if (sockets.size >= MOST_OF_A_CLIENT) {
      const idle = [...sockets].find(([, requests]) => requests === 0)
      if (!idle) return void socket.destroy()
      // Not only when it has closed: more connections may arrive before.
      sockets.delete(idle[0])
      idle[0].destroy()
    }
    sockets.set(socket, 0)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) clients.delete(client)
    })
  })
  for (const event of ['request', 'checkContinue'] as const)
    server.on(event, ({ socket }, response) => {
      countRequest(socket, 1)
      response.once('close', () => countRequest(socket, -1))
    })
  // Counts as a request until it closes.
  server.on('upgrade', (_request, stream) => countRequest(stream as Socket, 1))
}
