import { connectionRetried } from '@/store/connection/connection'
import { navigationRequested } from '@/store/navigation/events'
import { reconnectRequested } from '@/store/project/serial-console/serial-console'
import {
  call,
  DB1,
  GREETED,
  gistOf,
  start,
  terminalOf,
} from '#tests/integration/serial-console/support'
import type { TestConsole } from './console'

/** Typed into the console: must not occur in the log. */
export const KEYSTROKES = 'hunter2'

/**
 * Uses a serial console whose connection goes through every state. Returns the states seen on the
 * way.
 */
export const sitAtConsole = async (console: TestConsole) => {
  const seen: string[] = []
  const see = () => seen.push(gistOf(console).replace(/:.*/s, ''))
  const { type } = terminalOf(console)
  see()
  await console.advance(GREETED)
  await type(`${KEYSTROKES}\r`)
  await type('drop-connection\r')
  see()
  await console.send(reconnectRequested({ console: DB1 }))
  await console.advance(2_000)
  see()
  console.setServer('down')
  await type('drop-connection\r')
  see()
  console.setServer('up')
  await console.send(connectionRetried())
  await console.advance(2_000)
  see()
  await call(console, 'stop')
  await console.advance(5_000)
  see()
  await start(console)
  see()
  await console.advance(10_000)
  see()
  await console.send(navigationRequested({ to: '/projects' }))
  return seen
}
