import { requireConsole } from '../rules/instance-states'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-call'

/** How much is answered unless asked otherwise, in bytes. */
const DEFAULT_SIZE = 16 * 1024

/** What instances say on their serial ports. */
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

  /**
   * Says yes to the handshake, nothing more: whether there is such an instance is only told over the
   * websocket itself.
   */
  instanceSerialConsoleStream: () => undefined,
} satisfies Handlers
