export { accessEditForm as form } from '@/store/access/edit.form'
export { AccessEditModal as View } from './AccessEditModal'
