import { imageUploadMachine } from '@/machines/image-upload/image-upload.machine'

/** The machine of the one upload there can be, by the name that its workflow starts it with. */
export const machines = { imageUpload: imageUploadMachine }
