import { requireConsole } from '../rules/instance-states'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-disks'

/** Default size of a response, in bytes. */
const DEFAULT_SIZE = 16 * 1024

/** Serial console output of instances. */
export const serialConsoleRoutes = {
  instanceSerialConsole: call => {
    const { query, backendState } = call
    const { fromStart, maxBytes, mostRecent } = query
    const instance = instanceOf(call, 'viewer')
    const given = [fromStart, mostRecent].filter(each => typeof each === 'number')
    if (given.length !== 1) {
      fail.invalidRequest('exactly one of from_start and most_recent must be given')
    }
    requireConsole(instance.runState)
    const history = backendState.consoles.history(instance.id)
    const start = fromStart ?? Math.max(0, history.end - (mostRecent ?? 0))
    const data = history.read(start, maxBytes ?? DEFAULT_SIZE)
    return { data: Array.from(data), lastByteOffset: Math.min(history.end, start + data.length) }
  },

  /** Accepts the handshake. A missing instance is only reported over the WebSocket itself. */
  instanceSerialConsoleStream: () => undefined,
} satisfies Handlers
