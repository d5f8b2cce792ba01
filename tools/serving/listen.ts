import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export const LOCALHOST = 'localhost'

/** The event of a server that accepts no more connections, but goes on with those it has. */
export const DRAIN = 'drain'

/** The addresses of `localhost`. Taking only one would leave the other to another program. */
const [IPV4, IPV6] = ['127.0.0.1', '::1']

/** The address to listen on first: there is always IPv4. */
export const ipv4Of = (host: string) => (host === LOCALHOST ? IPV4 : host)

const listenOn = async (server: Server, port: number, host: string) => {
  server.listen(port, host)
  await once(server, 'listening')
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

const isWithoutIpv6 = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

/** Makes a server on 127.0.0.1 listen on the IPv6 address of localhost too, if there is one. */
export const listenOnIpv6Too = async (server: HttpServer) => {
  const other = createServer({ allowHalfOpen: true, noDelay: true }, socket =>
    server.emit('connection', socket),
  )
  other.maxConnections = server.maxConnections
  for (const event of ['close', DRAIN]) server.once(event, () => other.close())
  await listenOn(other, portOf(server), IPV6).catch((error: unknown) => {
    if (isWithoutIpv6(error)) return
    server.close()
    throw error
  })
}

/**
 * Listens on the address of a host, for `localhost` on both. Rejects if the port is not available.
 * Returns a function that stops the server at once, and closes websockets, which the server does
 * not track.
 */
export const listen = async (server: HttpServer, port: number, host: string) => {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await listenOn(server, port, ipv4Of(host))
  if (host === LOCALHOST) await listenOnIpv6Too(server)
  return () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}
