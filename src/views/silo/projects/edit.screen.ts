export { projectEditForm as form } from '@/store/silo/projects/edit.form'
export { ProjectEditView as View } from './ProjectEditView'
