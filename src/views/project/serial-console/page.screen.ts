import { serialConsoleMachine } from '@/machines/serial-console/serial-console.machine'
import { watchSerialConsole } from '@/store/project/serial-console/session.saga'

export { serialConsolePoll as poll } from '@/store/project/serial-console/poll'
export { SerialConsoleView as View } from './SerialConsoleView'
export const machines = { serialConsole: serialConsoleMachine }
export const sagas = [watchSerialConsole]
