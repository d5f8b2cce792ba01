export { actions, poll, View } from './affinity-page.screen'
