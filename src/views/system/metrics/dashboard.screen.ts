export { machines, poll, sagas, View } from './page.screen'
