export { imageCreateForm as form } from '@/store/project/images/create.form'
export { ImageCreateModal as View } from './ImageCreateModal'
