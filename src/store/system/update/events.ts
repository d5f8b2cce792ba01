import type {
  RepositoryUploadDecision,
  RepositoryUploadEvent,
} from '@/machines/repository-upload/repository-upload.events'
import type { UpdateSpeedEvent } from '@/machines/update-speed/update-speed.machine'
import { eventOf } from '@/store/setup/event'

const event = eventOf<RepositoryUploadEvent | RepositoryUploadDecision | UpdateSpeedEvent>({
  isLoggable: true,
})

export const repositoryChosen = event('repositoryUpload/fileChosen')
export const uploadProgressed = event('repositoryUpload/progressed')
export const repositoryChecked = event('repositoryUpload/checked')
export const repositoryRefused = event('repositoryUpload/refused')
export const uploadRequested = event('repositoryUpload/requested')
export const uploadRetried = event('repositoryUpload/retried')
export const repositoryStored = event('repositoryUpload/stored')
export const uploadFailed = event('repositoryUpload/failed')
export const uploadCancelled = event('repositoryUpload/cancelled')
export const uploadAcknowledged = event('repositoryUpload/acknowledged')

export const checkStarted = event('repositoryUpload/checkStarted')
export const uploadBegun = event('repositoryUpload/begun')
export const sendingStarted = event('repositoryUpload/sendingStarted')
export const fileDropped = event('repositoryUpload/fileDropped')
export const uploadHalted = event('repositoryUpload/halted')
export const uploadFinished = event('repositoryUpload/finished')
export const uploadEnded = event('repositoryUpload/ended')

export const updateSeen = event('updateSpeed/seen')
