import type {
  ImageUploadDecision,
  ImageUploadEvent,
} from '@/machines/image-upload/image-upload.events'
import { createEvent, eventOf } from '@/store/setup/event'

const isLoggable = true
const event = eventOf<ImageUploadEvent | ImageUploadDecision>({ isLoggable })

export const uploadRequested = event('imageUpload/requested')
export const uploadRestored = event('imageUpload/restored')
export const nameFree = event('imageUpload/nameFree')
export const nameRefused = event('imageUpload/nameRefused')
export const callSucceeded = event('imageUpload/callSucceeded')
export const callFailed = event('imageUpload/callFailed')
export const chunkDone = event('imageUpload/chunkDone')
export const chunkFailed = event('imageUpload/chunkFailed')
export const uploadPaused = event('imageUpload/paused')
export const uploadResumed = event('imageUpload/resumed')
export const uploadCancelled = event('imageUpload/cancelled')
export const uploadCleanedUp = event('imageUpload/cleanedUp')
export const uploadAcknowledged = event('imageUpload/acknowledged')

export const nameCheckStarted = event('imageUpload/nameCheckStarted')
export const uploadRefused = event('imageUpload/refused')
export const uploadBegan = event('imageUpload/began')
export const callStarted = event('imageUpload/callStarted')
export const chunksStarted = event('imageUpload/chunksStarted')
export const uploadBecameFinal = event('imageUpload/becameFinal')
export const uploadHalted = event('imageUpload/halted')
export const cleanupStarted = event('imageUpload/cleanupStarted')
export const uploadWithdrawn = event('imageUpload/withdrawn')
export const uploadFinished = event('imageUpload/finished')
export const uploadEnded = event('imageUpload/ended')

/** The user left the progress screen, and the upload continues in the background. */
export const uploadSentToBackground = createEvent<{ project: string; back?: string }>(
  'imageUpload/sentToBackground',
  { isLoggable },
)
