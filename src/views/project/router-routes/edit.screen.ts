export { routeEditForm as form } from '@/store/project/router-routes/edit.form'
export { RouteEditView as View } from './RouteEditView'
