import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection whose client wants to go on with another protocol. */
export interface Upgrade {
  socket: Socket
  /** What the client has said in that protocol already. */
  head: Buffer
}

type Answer = (request: IncomingMessage, response: ServerResponse, upgrade: Upgrade) => void

/** An answer in HTTP to a client that wants to change the protocol. No request comes after it. */
const responseOn = (request: IncomingMessage, socket: Socket): ServerResponse => {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  socket.on('drain', () => response.emit('drain'))
  response.once('finish', () => {
    response.detachSocket(socket)
    socket.destroySoon()
  })
  return response
}

/**
 * Closes a connection once its client has left, which only one that is read hears of. What the client
 * says meanwhile is kept. Gives what stops that.
 */
export const closeWhenLeft = (socket: Socket) => {
  const read = () => {
    if (socket.readableLength === 0) socket.read()
  }
  const close = () => socket.destroy()
  socket.on('readable', read).once('end', close)
  return () => socket.off('readable', read).off('end', close)
}

/** Has those requests answered that want to change the protocol, if `isMine` says so. */
export const answerUpgrades = (
  server: Server,
  answer: Answer,
  isMine: (request: IncomingMessage) => boolean = () => true,
) =>
  server.on('upgrade', (request, stream, head) => {
    if (!isMine(request)) return
    const socket = stream as Socket
    // The server has let go of the connection, and with it of what it does for every other.
    socket.on('error', () => socket.destroy())
    let response: ServerResponse
    try {
      response = responseOn(request, socket)
    } catch {
      // It is still busy with the answer to an earlier request.
      return socket.destroy()
    }
    answer(request, response, { socket, head })
  })

export const isWebSocket = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
