import type {
  SerialConsoleDecision,
  SerialConsoleEvent,
} from '@/machines/serial-console/serial-console.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<SerialConsoleEvent | SerialConsoleDecision>({ isLoggable: true })

export const runStateRead = event('serialConsole/runStateRead')
export const socketOpened = event('serialConsole/socketOpened')
export const socketFailed = event('serialConsole/socketFailed')
export const socketClosed = event('serialConsole/socketClosed')
export const connectionChecked = event('serialConsole/checked')
export const reconnectRequested = event('serialConsole/reconnectRequested')
export const connectionStarted = event('serialConsole/connectionStarted')
export const connectionAbandoned = event('serialConsole/connectionAbandoned')
export const connectionCaughtUp = event('serialConsole/caughtUp')
export const checkStarted = event('serialConsole/checkStarted')
