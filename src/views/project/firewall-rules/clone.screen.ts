/** The create form, filled with a copy of a rule. */
export { form, View } from './create.screen'
