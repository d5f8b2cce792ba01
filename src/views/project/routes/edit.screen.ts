export { routeEditForm as form } from '@/store/project/routes/edit.form'
export { RouteEditView as View } from './RouteEditView'
