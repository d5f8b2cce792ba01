import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** An API that answers at once with four kilobytes, and returns what its websockets get. Prints its port. */
const BODY = JSON.stringify({
  items: Array.from({ length: 40 }, (_, id) => ({ id, text: 'x'.repeat(80) })),
})

const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(BODY),
)
new WebSocketServer({ server }).on('connection', socket =>
  socket.on('message', message => socket.send(message)),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log((server.address() as AddressInfo).port)
