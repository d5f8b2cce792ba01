import { serialConsoleMachine } from '@/machines/serial-console/serial-console.machine'

/** What the screen of a serial console brings along for the one actor system. */
export const machines = { serialConsole: serialConsoleMachine }
