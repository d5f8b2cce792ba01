import { watchDeviceCode } from '@/store/login/device/code.saga'

export { deviceVerifyForm as form } from '@/store/login/device/verify.form'
export { DeviceVerifyView as View } from './DeviceVerifyView'
export const sagas = [watchDeviceCode]
