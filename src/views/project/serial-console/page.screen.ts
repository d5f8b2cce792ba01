import { watchSerialConsole } from '@/store/project/serial-console/session.saga'

export { machines } from '@/store/project/serial-console/machines'
export { serialConsolePoll as poll } from '@/store/project/serial-console/poll'
export { SerialConsoleView as View } from './SerialConsoleView'
export const sagas = [watchSerialConsole]
