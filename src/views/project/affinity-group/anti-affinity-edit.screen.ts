export { form, View } from './GroupEditView'
