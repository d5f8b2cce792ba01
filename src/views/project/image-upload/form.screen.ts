import { watchImageUploadCleanup } from '@/store/project/image-upload/cleanup.saga'
import { watchChosenImage } from '@/store/project/image-upload/inspect.saga'
import { watchImageUploadLife } from '@/store/project/image-upload/life.saga'
import { watchImageUpload } from '@/store/project/image-upload/run.saga'

export { machines } from '@/store/project/image-upload/machines'
export { imageUploadForm as form } from '@/store/project/image-upload/upload.form'
export { ImageUploadView as View } from './ImageUploadView'
export { UploadCard as Card } from './UploadCard'
export const sagas = [
  watchImageUpload,
  watchImageUploadCleanup,
  watchImageUploadLife,
  watchChosenImage,
]
