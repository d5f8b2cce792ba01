export { actions, poll, View } from './GroupView'
