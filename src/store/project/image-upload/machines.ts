import { imageUploadMachine } from '@/machines/image-upload/image-upload.machine'

/** The machine of the only upload, under the name that its workflow uses. */
export const machines = { imageUpload: imageUploadMachine }
