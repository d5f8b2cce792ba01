export { imagePromoteForm as form } from '@/store/silo/images/promote.form'
export { ImagePromoteModal as View } from './ImagePromoteModal'
