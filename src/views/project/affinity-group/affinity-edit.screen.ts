export { groupEditForm as form } from '@/store/project/affinity/edit.form'
export { GroupEditView as View } from './GroupEditView'
