/** The form of a new rule, which starts as a copy. */
export { form, View } from './create.screen'
