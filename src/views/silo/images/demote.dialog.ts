export { imageDemoteForm as form } from '@/store/silo/images/demote.form'
export { ImageDemoteModal as View } from './ImageDemoteModal'
