import { deviceLoginMachine } from '@/machines/device-login/device-login.machine'

/** What the page of a device's login brings along for the one actor system. */
export const machines = { deviceLogin: deviceLoginMachine }
