import { imageUploadMachine } from '@/machines/image-upload/image-upload.machine'

/** What runs as long as the console does once this subject's code is there, by the ids of the actors. */
export const machines = { imageUpload: imageUploadMachine }
