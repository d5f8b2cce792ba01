import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection whose client asks to change the protocol. */
export interface Upgrade {
  socket: Socket
  /** What the client has already sent in the new protocol. */
  head: Buffer
}

type Answer = (request: IncomingMessage, response: ServerResponse, upgrade: Upgrade) => void

/** An HTTP response to a client that asked to change the protocol. Closes the connection. */
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
 * Closes a connection once its client has left, which is only noticed by reading. Data read
 * meanwhile is kept. Returns a function that stops this.
 */
export const closeWhenLeft = (socket: Socket) => {
  const read = () => {
    if (socket.readableLength === 0) socket.read()
  }
  const close = () => socket.destroy()
  socket.on('readable', read).once('end', close)
  return () => socket.off('readable', read).off('end', close)
}

/** Answers requests to change the protocol, if `isMine` accepts them. */
export const answerUpgrades = (
  server: Server,
  answer: Answer,
  isMine: (request: IncomingMessage) => boolean = () => true,
) =>
  server.on('upgrade', (request, stream, head) => {
    if (!isMine(request)) return
    const socket = stream as Socket
    // The server no longer handles this connection, not even its errors.
    socket.on('error', () => socket.destroy())
    let response: ServerResponse
    try {
      response = responseOn(request, socket)
    } catch {
      // The socket is still busy with the response to an earlier request.
      return socket.destroy()
    }
    answer(request, response, { socket, head })
  })

export const isWebSocket = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
