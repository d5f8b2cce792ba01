export { SwitchesView as View } from './SwitchesView'
