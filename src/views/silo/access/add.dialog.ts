export { accessAddForm as form } from '@/store/access/add.form'
export { AccessAddModal as View } from './AccessAddModal'
