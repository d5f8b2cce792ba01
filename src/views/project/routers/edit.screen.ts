export { routerEditForm as form } from '@/store/project/routers/edit.form'
export { RouterEditView as View } from './RouterEditView'
