import { serialConsoleMachine } from '@/machines/serial-console/serial-console.machine'

/** The machine loaded with the screen of a serial console. */
export const machines = { serialConsole: serialConsoleMachine }
