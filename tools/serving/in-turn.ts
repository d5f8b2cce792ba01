import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send one request at a time on a connection; other clients pipeline some. */
const MOST_AHEAD = 16

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Answers the requests of a connection one after the other. Only the response whose turn it is
 * notices that the client has left, and Node stops reading from a client with unsent responses. So
 * connections with too many pipelined requests, or one with a body, are closed.
 */
export const inTurn = (answer: RequestListener, refused?: () => void): RequestListener => {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const queue = waiting.get(socket) ?? []
    waiting.set(socket, queue)
    if (queue.length === MOST_AHEAD || (queue.length > 0 && hasBody(request))) {
      refused?.()
      return void socket.destroy()
    }
    queue.push(() => answer(request, response))
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
    if (queue.length === 1) answer(request, response)
  }
}
