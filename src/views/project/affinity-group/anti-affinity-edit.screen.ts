export { form, View } from './affinity-edit.screen'
