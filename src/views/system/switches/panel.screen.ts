export { SwitchPanel as View } from './SwitchPanel'
