import { buffers, eventChannel } from 'redux-saga'
import { call, put, take } from 'typed-redux-saga'
import { urlOf } from '@/api/core/wire'
import { operationOf } from '@/api/operations/table'
import type { Ports, SocketMessage } from '@/ports/ports'
import { SERIAL_SCROLLBACK_BYTES } from '@/lib/limits'
import { parentsOf } from '@/lib/name-or-id'
import { services } from '@/store/setup/effects'
import { socketClosed, socketFailed, socketOpened } from './serial-console'
import type { ConsoleStream } from './stream'

interface Connecting {
  /** The id of the instance. */
  console: string
  project: string
  /** Name or id of the instance, as in the address. */
  name: string
  isNewSession: boolean
}

/** The messages about a socket's state. Its data go to the stream, not to the store. */
type SocketState = Exclude<SocketMessage, { type: 'received' }>

const openSocket = (ports: Ports, url: string, stream: ConsoleStream, isNewSession: boolean) =>
  eventChannel<SocketState>(tell => {
    const socket = ports.openSocket(url, message => {
      if (message.type === 'received') return stream.receive(message.bytes)
      if (message.type === 'opened') stream.connect(socket, isNewSession)
      tell(message)
    })
    return socket.close
  }, buffers.expanding<SocketState>())

/**
 * Keeps a WebSocket to the console of an instance open until it closes or this saga is cancelled.
 */
export function* connect(stream: ConsoleStream, connecting: Connecting) {
  const { ports, api, operations } = yield* services()
  const { console, project, name, isNewSession } = connecting
  const url = urlOf(
    operationOf(operations, 'instanceSerialConsoleStream'),
    {
      path: { instance: name },
      query: { ...parentsOf(name, { project }), mostRecent: SERIAL_SCROLLBACK_BYTES },
    },
    api.host,
  )
  if (!isNewSession) stream.expect()
  const channel = yield* call(openSocket, ports, url, stream, isNewSession)
  try {
    for (;;) {
      const message = yield* take(channel)
      if (message.type === 'opened') yield* put(socketOpened({ console }))
      else if (message.type === 'failed') yield* put(socketFailed({ console }))
      else {
        const { code, reason } = message
        yield* put(socketClosed({ console, code, reason }))
        return
      }
    }
  } finally {
    channel.close()
    stream.disconnect()
  }
}
