import { watchDeviceLogin } from '@/store/login/device/device-login.saga'

export { machines } from '@/store/login/device/machines'
export { DeviceVerifyView as View } from './DeviceVerifyView'
export const sagas = [watchDeviceLogin]
