import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers ask for one thing at a time on a connection; other clients send some requests ahead. */
const MOST_AHEAD = 16

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Has the requests of a connection answered one after the other. Only the answer whose turn it is
 * hears that the client has left; and Node stops reading a client that has answers waiting. For the
 * same reason a connection is closed that sends too many requests ahead, or one with a body.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const queue = waiting.get(socket) ?? []
    waiting.set(socket, queue)
    if (queue.length === MOST_AHEAD || (queue.length > 0 && hasBody(request)))
      return void socket.destroy()
    queue.push(() => answer(request, response))
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
    if (queue.length === 1) answer(request, response)
  }
}
