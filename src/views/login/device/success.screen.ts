export { DeviceSuccessView as View } from './DeviceSuccessView'
