import type { ConnectionDecision, ConnectionEvent } from '@/machines/connection/connection.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<ConnectionEvent | ConnectionDecision>({ isLoggable: true })

export const connectionChecked = event('connection/checked')
export const connectionRetried = event('connection/retried')
export const checkStarted = event('connection/checkStarted')
export const connectionLost = event('connection/lost')
export const connectionHeld = event('connection/held')
export const connectionRestored = event('connection/restored')
